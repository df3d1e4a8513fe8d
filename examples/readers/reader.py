"""A reader with Python's standard library: python3 reader.py FOLDER [STATE]. With STATE it goes on where its last run ended."""
import json, os, re, signal, sys, threading, time

folder, state = sys.argv[1], os.path.join(sys.argv[2], "offsets.json") if len(sys.argv) > 2 else None
offsets = json.load(open(state)) if state and os.path.exists(state) else {}
ending, shown = [], {}
name = re.compile(r"Journal(?:Alpha|Beta)?\.(\d{12}|\d{4}-\d\d-\d\dT\d{6})\.(\d{2,})\.log")
signal.signal(signal.SIGTERM, lambda *_: ending.append("SIGTERM"))
threading.Thread(target=lambda: (os.read(0, 1), ending.append("end of input")), daemon=True).start()
order = lambda file: (re.sub(r"\D", "", name.fullmatch(file)[1])[-12:], int(name.fullmatch(file)[2]))

def parse(text):
    try: value = json.loads(text)
    except (ValueError, RecursionError): return None
    return value if isinstance(value, dict) and "event" in value else None

while not ending:
    time.sleep(0.05)
    files = os.listdir(folder) if os.path.isdir(folder) else []
    journals = sorted(filter(name.fullmatch, files), key=order)
    for file in (file for file in journals if os.path.getsize(f"{folder}/{file}") != offsets.get(file, 0)):
        with open(f"{folder}/{file}", "rb") as opened: data = opened.read()[offsets.get(file, 0):]
        whole = len(data) if file != journals[-1] and parse(data[data.rfind(b"\n") + 1:]) else data.rfind(b"\n") + 1
        for event in filter(None, map(parse, data[:whole].split(b"\n"))): print(json.dumps(event), flush=True)
        offsets[file] = offsets.get(file, 0) + whole
        if state: json.dump(offsets, open(f"{state}.new", "w")), os.replace(f"{state}.new", state)
    for file in (file for file in files if file.endswith(".json")):
        content = parse(open(f"{folder}/{file}", "rb").read())
        if content and content != shown.get(file): print(json.dumps({file[:-5].lower(): content}), flush=True)
        shown[file] = content or shown.get(file)
