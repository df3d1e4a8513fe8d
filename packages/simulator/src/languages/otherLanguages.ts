import type { Translations } from "../text/translate.ts";

type Row = readonly [english: string, german: string, spanish: string, portuguese: string, russian: string];

/**
 * Texts of clients in other languages: the suits as readers know them, societies by the usual words. Everything else stays English, as no
 * real lines in these languages are at hand.
 */
const rows: readonly Row[] = [
  ["Flight Suit", "Flug-Anzug", "Traje de vuelo", "Traje voador", "Летный комбинезон"],
  ["Artemis Suit", "Artemis-Anzug", "Traje Artemis", "Traje Artemis", "Комбинезон Artemis"],
  ["Dominator Suit", "Dominator-Anzug", "Traje Dominator", "Traje Dominator", "Комбинезон Dominator"],
  ["Maverick Suit", "Maverick-Anzug", "Traje Maverick", "Traje Maverick", "Комбинезон Maverick"],
  ["None", "Keine", "Ninguna", "Nenhuma", "Нет"],
  ["Agriculture", "Landwirtschaft", "Agricultura", "Agricultura", "Сельское хозяйство"],
  ["Colony", "Kolonie", "Colonia", "Colônia", "Колония"],
  ["Extraction", "Abbau", "Extracción", "Extração", "Добыча"],
  ["High Tech", "Hightech", "Alta tecnología", "Alta tecnologia", "Высокие технологии"],
  ["Industrial", "Industrie", "Industrial", "Industrial", "Промышленность"],
  ["Military", "Militär", "Militar", "Militar", "Военная"],
  ["Refinery", "Raffinerie", "Refinería", "Refinaria", "Переработка"],
  ["Service", "Dienstleistungen", "Servicios", "Serviços", "Обслуживание"],
  ["Terraforming", "Terraforming", "Terraformación", "Terraformação", "Терраформирование"],
  ["Tourism", "Tourismus", "Turismo", "Turismo", "Туризм"],
  ["Anarchy", "Anarchie", "Anarquía", "Anarquia", "Анархия"],
  ["Communist", "Kommunismus", "Comunismo", "Comunismo", "Коммунизм"],
  ["Confederacy", "Konföderation", "Confederación", "Confederação", "Конфедерация"],
  ["Cooperative", "Kooperative", "Cooperativa", "Cooperativa", "Кооператив"],
  ["Corporate", "Konzernpolitik", "Corporación", "Corporação", "Корпоративная"],
  ["Democracy", "Demokratie", "Democracia", "Democracia", "Демократия"],
  ["Dictatorship", "Diktatur", "Dictadura", "Ditadura", "Диктатура"],
  ["Feudal", "Feudalstaat", "Feudalismo", "Feudalismo", "Феодализм"],
  ["Patronage", "Patronat", "Patronazgo", "Patronato", "Патронат"],
  ["Theocracy", "Theokratie", "Teocracia", "Teocracia", "Теократия"],
  ["Gold", "Gold", "Oro", "Ouro", "Золото"],
  ["Silver", "Silber", "Plata", "Prata", "Серебро"],
  ["Coffee", "Kaffee", "Café", "Café", "Кофе"],
  ["Tea", "Tee", "Té", "Chá", "Чай"],
  ["Fish", "Fisch", "Pescado", "Peixe", "Рыба"],
];

function column(at: 1 | 2 | 3 | 4): Translations {
  return { byName: new Map(), byText: new Map(rows.map((row) => [row[0], row[at]])), byBeginning: new Map() };
}

/** German display texts, as far as they are known. */
export const german = column(1);

/** Spanish display texts, as far as they are known. */
export const spanish = column(2);

/** Portuguese display texts, as far as they are known. */
export const portuguese = column(3);

/** Russian display texts, as far as they are known. */
export const russian = column(4);
