import type { ScannedBody } from "../../src/state/observed/bodies.ts";
import { displayText } from "../display/text.ts";

/** A body in the drawing: a disc, a name, and a note beside or below it. */
export interface PlacedBody {
  readonly id: number;
  /** Undefined for a body that is known to exist only. */
  readonly body: ScannedBody | undefined;
  readonly sort: "star" | "planet" | "moon";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The name without that of the system. */
  readonly label: string;
  readonly note: string;
  /** Where the label begins or has its middle; the note follows it. */
  readonly labelX: number;
  readonly labelY: number;
  readonly anchor: "start" | "middle";
  /** What a pointer hits. */
  readonly box: Box;
}

/** A rectangle of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A belt of a star, between two orbits. */
export interface PlacedBelt {
  readonly name: string;
  readonly ringClass: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** A station, which no line places at a body. */
interface PlacedStation {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly labelY: number;
}

/** A line of the drawing: an orbit from a star to its planets, or the stem of a planet's moons. */
interface OrreryLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A text over a row of bodies. */
interface OrreryCaption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A system drawn from left to right: each star with its planets on a line, moons below their planet. */
export interface OrreryLayout {
  readonly width: number;
  readonly height: number;
  /** In the order of the keys: each body after the one it orbits. */
  readonly bodies: readonly PlacedBody[];
  readonly belts: readonly PlacedBelt[];
  readonly lines: readonly OrreryLine[];
  readonly captions: readonly OrreryCaption[];
  readonly stations: readonly PlacedStation[];
}

/** What is drawn. */
export interface OrreryInput {
  readonly bodies: readonly ScannedBody[];
  /** How many bodies the system has; undefined before the discovery scan. */
  readonly bodyCount: number | undefined;
  /** The names of the stations. */
  readonly stations: readonly string[];
  /** The name of the system, which body names repeat. */
  readonly system: string;
  /** The width of the drawing, in pixels. */
  readonly width: number;
  /** A short text at a body, such as what it is worth; empty for none. */
  readonly noteOf: (body: ScannedBody) => string;
}

/** The height of a line of text, and about the width of a character. */
const lineHeight = 15;
const characterWidth = 7.2;
/** Fingers need targets of this size. */
const targetSize = 24;
const gap = 8;
const indent = 14;
const margin = 6;
const beltWidth = 26;
const groupGap = 30;

/** A body with what orbits it. */
interface Node {
  readonly id: number;
  readonly body: ScannedBody | undefined;
  readonly children: readonly Node[];
}

/** A star, or the common centre of several, with what orbits it. */
interface Group {
  readonly star: Node | undefined;
  readonly caption: string;
  readonly planets: readonly Node[];
}

/** Places every body of a system within a width; the height follows. */
export function layOutOrrery(input: OrreryInput): OrreryLayout {
  const groups = groupsOf(input);
  const drawing = new Drawing(input);
  for (const group of groups) drawing.addGroup(group);
  const known = groups.reduce((sum, { star, planets }) => sum + (star === undefined ? 0 : 1) + countOf(planets), 0);
  drawing.addUnknown((input.bodyCount ?? 0) - known);
  drawing.addStations(input.stations);
  return drawing.finish();
}

function countOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}

/** The radius of the disc of a body, in pixels: planets by the root of their size, stars by its logarithm. */
function discRadius(body: ScannedBody | undefined): number {
  const { starType, radiusMetres } = body ?? {};
  if (starType !== undefined) {
    const suns = radiusMetres === undefined || radiusMetres <= 0 ? 1 : radiusMetres / 696_340_000;
    return Math.min(34, Math.max(9, 21 + 8 * Math.log10(suns)));
  }
  if (radiusMetres === undefined) return 6;
  return Math.min(24, 2.6 + 0.075 * Math.sqrt(Math.max(0, radiusMetres) / 1000));
}

/** Whether a body has rings around it that are drawn. */
export function hasRings({ body }: { readonly body: ScannedBody | undefined }): boolean {
  return body?.starType === undefined && (body?.rings.length ?? 0) > 0;
}

/** The rings reach beyond the disc by this factor. */
export const ringFactor = 1.9;

function outerRadius(node: Node): number {
  return discRadius(node.body) * (hasRings(node) ? ringFactor : 1);
}

/** Stars in the order of their ids, each with its planets; planets of a common centre after its stars. */
function groupsOf(input: OrreryInput): readonly Group[] {
  const { bodies, system } = input;
  const byId = new Map<number, ScannedBody | undefined>(bodies.map((body) => [body.id, body]));
  for (const { parents, centres } of bodies) {
    for (const parent of parents) if (!centres.includes(parent) && !byId.has(parent)) byId.set(parent, undefined);
  }
  const parentOf = parentFinder(bodies, byId, system);
  const ids = [...byId.keys()].sort((a, b) => a - b);
  const children = Map.groupBy(ids, (id) => parentOf(id));
  const seen = new Set<number>();
  const nodeOf = (id: number): Node => {
    seen.add(id);
    const below = (children.get(id) ?? []).filter((child) => !seen.has(child) && !isStar(byId.get(child)));
    return { id, body: byId.get(id), children: below.map(nodeOf) };
  };
  const starIds = ids.filter((id) => isStar(byId.get(id)));
  // What has only a common centre as parent, and whatever stands above other bodies without being one itself.
  const tops = (children.get(undefined) ?? []).filter((id) => !starIds.includes(id));
  const stars = starIds.map((id): Group => {
    const { children: planets, ...star } = nodeOf(id);
    return { star: { ...star, children: [] }, caption: "", planets };
  });
  const around = Map.groupBy(tops, (id) => byId.get(id)?.centres[0]);
  const centred = [...around].map(([centre, members]): Group & { readonly after: number } => {
    const own = starIds.filter((id) => centre !== undefined && byId.get(id)?.centres.includes(centre));
    const names = own.map((id) => shortName(byId.get(id), id, input));
    const caption = own.length === 0 ? "" : `around ${names.join(" and ")}`;
    const planets = members.filter((id) => !seen.has(id)).map(nodeOf);
    return { star: undefined, caption, planets, after: Math.max(-1, ...own) };
  });
  // A hostile journal may contain bodies that orbit each other.
  const lost = ids.filter((id) => !seen.has(id)).map((id): Node => ({ id, body: byId.get(id), children: [] }));
  const ordered = stars.flatMap((group) => [group, ...centred.filter(({ after }) => after === group.star?.id)]);
  const rest = centred.filter(({ after }) => after < 0);
  return [...ordered, ...rest, { star: undefined, caption: "", planets: lost }].filter(
    ({ star, planets }) => star !== undefined || planets.length > 0,
  );
}

const isStar = (body: ScannedBody | undefined): boolean => body?.starType !== undefined;

/** A scan names what a body orbits; before it, only its name does: `A 1 a` is a moon of `A 1`. */
function parentFinder(
  bodies: readonly ScannedBody[],
  byId: ReadonlyMap<number, ScannedBody | undefined>,
  system: string,
): (id: number) => number | undefined {
  const byName = new Map(bodies.map(({ name, id }) => [name, id]));
  const main = bodies.find(({ starType, name }) => starType !== undefined && name === system)?.id;
  return (id) => {
    const body = byId.get(id);
    if (body === undefined) return undefined;
    if (body.parents.length > 0) return body.parents.find((parent) => parent !== id && byId.has(parent));
    if (body.starType !== undefined || body.name?.startsWith(`${system} `) !== true) return undefined;
    const above = byName.get(body.name.slice(0, body.name.lastIndexOf(" "))) ?? main;
    return above === id ? undefined : above;
  };
}

/** The name of a body without that of its system, and of a moon without that of its planet. */
function shortName(body: ScannedBody | undefined, id: number, { system, width }: OrreryInput, above = ""): string {
  const name = body?.name;
  if (name === undefined) return body === undefined ? "" : `${id}`;
  if (name === system) return "star";
  const start = [above, system].find((each) => each !== "" && name.startsWith(`${each} `));
  const short = start === undefined ? name : name.slice(start.length + 1);
  const most = Math.min(24, Math.max(8, Math.floor((width - 140) / (2 * characterWidth))));
  return displayText(short, most);
}

const textWidth = (text: string): number => text.length * characterWidth;

/** A planet with its moons, or a belt, measured before it is placed. */
interface Column {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  readonly place: (x: number, y: number) => void;
}

/** Columns beside each other, of one group. */
interface Line {
  readonly columns: readonly Column[];
  /** Whether the orbit comes from the line above. */
  readonly isContinued: boolean;
  /** Whether an orbit joins the columns. */
  readonly isJoined: boolean;
  readonly caption: string;
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { left, right }) => sum + left + right, gap * (columns.length - 1));
}

class Drawing {
  readonly #input: OrreryInput;
  readonly #bodies: PlacedBody[] = [];
  readonly #belts: PlacedBelt[] = [];
  readonly #lines: OrreryLine[] = [];
  readonly #captions: OrreryCaption[] = [];
  readonly #stations: PlacedStation[] = [];
  #row: Line[] = [];
  /** Whether a short group may stand beside the last one. */
  #isRowOpen = false;
  #top = margin;

  constructor(input: OrreryInput) {
    this.#input = input;
  }

  finish(): OrreryLayout {
    if (this.#row.length > 0) this.#endRow();
    return {
      width: this.#input.width,
      height: this.#top + margin,
      bodies: this.#bodies,
      belts: this.#belts,
      lines: this.#lines,
      captions: this.#captions,
      stations: this.#stations,
    };
  }

  addGroup({ star, caption, planets }: Group): void {
    const columns = this.#withBelts(star, planets);
    this.#add(star === undefined ? columns : [this.#starColumn(star), ...columns], caption);
  }

  /** Bodies of which only the number is known. */
  addUnknown(count: number): void {
    if (count <= 0) return;
    const dots = Array.from({ length: Math.min(count, 60) }, (_, at) => this.#unknownColumn(-1 - at));
    this.#add(dots, count === 1 ? "1 body not found yet" : `${count} bodies not found yet`, false);
  }

  addStations(names: readonly string[]): void {
    if (names.length === 0) return;
    this.#add(
      names.map((name) => this.#stationColumn(name)),
      "stations",
      false,
    );
  }

  /** Cuts columns into lines that fit, and begins a new row for each, unless a short group fits beside the one before. */
  #add(columns: readonly Column[], caption: string, isJoined = true): void {
    const room = this.#input.width - 2 * margin;
    let start = 0;
    while (start < columns.length) {
      const isContinued = start > 0;
      let end = start + 1;
      while (end < columns.length && widthOf(columns.slice(start, end + 1)) + indent <= room) end += 1;
      const columnsOfLine = columns.slice(start, end);
      const line = { columns: columnsOfLine, isContinued, isJoined, caption: isContinued ? "" : caption };
      const before = this.#row.reduce((sum, each) => sum + widthOf(each.columns) + groupGap, 0);
      const isWhole = !isContinued && end === columns.length && caption === "";
      const isBeside = isWhole && this.#isRowOpen && before + widthOf(columnsOfLine) <= room;
      if (this.#row.length > 0 && !isBeside) this.#endRow();
      this.#row.push(line);
      this.#isRowOpen = isWhole;
      start = end;
    }
  }

  #endRow(): void {
    const row = this.#row;
    this.#row = [];
    const caption = row[0]?.caption ?? "";
    if (caption !== "") this.#caption(caption);
    const columns = row.flatMap((line) => line.columns);
    const y = this.#top + Math.max(...columns.map(({ above }) => above));
    let x = margin;
    for (const line of row) {
      this.#placeLine(line, x, y);
      x += widthOf(line.columns) + groupGap;
    }
    this.#top = y + Math.max(...columns.map(({ below }) => below)) + gap;
  }

  #placeLine({ columns, isContinued, isJoined }: Line, start: number, y: number): void {
    let x = start + (isContinued && isJoined ? indent : 0);
    const from = isContinued ? start : x + (columns[0]?.left ?? 0);
    let to = from;
    const places: (() => void)[] = [];
    for (const { left, right, place } of columns) {
      const middle = x + left;
      places.push(() => place(middle, y));
      to = middle;
      x += left + right + gap;
    }
    if (isJoined && to > from) this.#lines.push({ x1: from, y1: y, x2: to, y2: y });
    for (const place of places) place();
  }

  #caption(text: string): void {
    this.#captions.push({ text, x: margin, y: this.#top + lineHeight });
    this.#top += lineHeight + gap;
  }

  #stationColumn(name: string): Column {
    const label = displayText(name, 24);
    const half = Math.max(targetSize, textWidth(label)) / 2;
    const place = (x: number, y: number) => void this.#stations.push({ label, x, y, labelY: y + 10 + lineHeight });
    return { left: half, right: half, above: 10, below: 10 + lineHeight + 4, place };
  }

  #starColumn(star: Node): Column {
    const radius = discRadius(star.body);
    const label = shortName(star.body, star.id, this.#input);
    const half = Math.max(radius + 6, textWidth(label) / 2, targetSize / 2);
    return {
      left: half,
      right: half,
      above: Math.max(radius, targetSize / 2) + 8,
      below: Math.max(radius, targetSize / 2) + 8 + lineHeight,
      place: (x, y) => this.#placeUpright(star, "star", x, y, label, half),
    };
  }

  #unknownColumn(id: number): Column {
    const half = targetSize / 2;
    const node = { id, body: undefined, children: [] };
    const place = (x: number, y: number) => this.#placeUpright(node, "planet", x, y, "", half);
    return { left: half, right: half, above: half, below: half, place };
  }

  /** Planets with the belts of their star between them, by the distance from the star. */
  #withBelts(star: Node | undefined, planets: readonly Node[]): readonly Column[] {
    const starLs = star?.body?.distanceLs ?? 0;
    const items = planets.map((node) => {
      const { distanceLs } = node.body ?? {};
      return {
        column: this.#planetColumn(node),
        ls: distanceLs === undefined ? Infinity : Math.abs(distanceLs - starLs),
      };
    });
    for (const belt of (star?.body?.rings ?? []).toSorted((a, b) => (a.innerLs ?? 0) - (b.innerLs ?? 0))) {
      const ls = belt.innerLs ?? Infinity;
      const at = items.findIndex((item) => item.ls > ls);
      const item = { column: this.#beltColumn(belt.name, belt.ringClass), ls };
      items.splice(at < 0 ? items.length : at, 0, item);
    }
    return items.map(({ column }) => column);
  }

  #beltColumn(name: string, ringClass: string | undefined): Column {
    const place = (x: number, y: number) => void this.#belts.push({ name, ringClass, x, y });
    return { left: beltWidth / 2, right: beltWidth / 2, above: 20, below: 20, place };
  }

  #planetColumn(node: Node): Column {
    const { noteOf } = this.#input;
    const label = shortName(node.body, node.id, this.#input);
    const note = node.body === undefined ? "" : noteOf(node.body);
    const half = Math.max(outerRadius(node) + 3, textWidth(label) / 2, textWidth(note) / 2, targetSize / 2);
    // Rings are seen from the side: they make a body wider and not higher.
    const high = Math.max(discRadius(node.body), targetSize / 2) + 4;
    const moons = this.#moonsOf(node, 0);
    const right = Math.max(half, ...moons.map(({ extent }) => extent));
    const head = high + lineHeight * (note === "" ? 1 : 2);
    const below = head + moons.reduce((sum, { height }) => sum + height, 0);
    const place = (x: number, y: number): void => {
      this.#placeUpright(node, "planet", x, y, label, half);
      this.#placeMoons(moons, x, y + head);
    };
    return { left: half, right, above: high, below, place };
  }

  /** Moons from top to bottom, moons of moons further to the right. */
  #moonsOf(parent: Node, depth: number): readonly MeasuredMoon[] {
    const { noteOf } = this.#input;
    return parent.children.flatMap((node): readonly MeasuredMoon[] => {
      const outer = outerRadius(node);
      const label = shortName(node.body, node.id, this.#input, parent.body?.name);
      const note = node.body === undefined ? "" : noteOf(node.body);
      const offset = 4 + Math.min(depth, 3) * indent + Math.max(outer, 10);
      const text = `${label}${note === "" ? "" : ` ${note}`}`;
      const extent = offset + Math.max(outer, 10) + 5 + textWidth(text);
      const height = Math.max(targetSize, 2 * discRadius(node.body) + 4);
      return [{ node, label, note, offset, extent, height, outer }, ...this.#moonsOf(node, depth + 1)];
    });
  }

  #placeMoons(moons: readonly MeasuredMoon[], stemX: number, startY: number): void {
    let top = startY;
    const stem = stemX - 4;
    for (const { node, label, note, offset, extent, height, outer } of moons) {
      const x = stemX + offset;
      const y = top + height / 2;
      this.#lines.push({ x1: stem, y1: y, x2: x, y2: y });
      const labelX = x + Math.max(outer, 10) + 5;
      const box = { left: stemX, top, width: extent, height };
      const { id, body } = node;
      const radius = discRadius(body);
      this.#bodies.push({
        id,
        body,
        sort: "moon",
        x,
        y,
        radius,
        label,
        note,
        labelX,
        labelY: y + 4,
        anchor: "start",
        box,
      });
      top += height;
    }
    const last = moons.at(-1);
    if (last !== undefined) this.#lines.push({ x1: stem, y1: startY - 2, x2: stem, y2: top - last.height / 2 });
  }

  #placeUpright(node: Node, sort: "star" | "planet", x: number, y: number, label: string, half: number): void {
    const { id, body } = node;
    const note = sort === "star" || body === undefined ? "" : this.#input.noteOf(body);
    const outer = Math.max(discRadius(body), targetSize / 2);
    const foot = sort === "star" ? 8 : 4;
    const labelY = y + outer + foot + lineHeight - 5;
    const textLines = (label === "" ? 0 : 1) + (note === "" ? 0 : 1);
    const box = { left: x - half, top: y - outer, width: 2 * half, height: 2 * outer + foot + lineHeight * textLines };
    const radius = discRadius(body);
    this.#bodies.push({ id, body, sort, x, y, radius, label, note, labelX: x, labelY, anchor: "middle", box });
  }
}

interface MeasuredMoon {
  readonly node: Node;
  readonly label: string;
  readonly note: string;
  /** From the stem to the middle of the disc, and to the end of the text. */
  readonly offset: number;
  readonly extent: number;
  readonly height: number;
  readonly outer: number;
}
