/** A stretch of time as a CV states it. */
export interface CvDates {
  /** `2019-05`, or `2019` where no month is given; null where only an end is. */
  readonly from: string | null;
  /** As `from`; null while it goes on or where no end is given. */
  readonly to: string | null;
  readonly is_current: boolean;
}

/** Dates found in a text, with what the text is without them. */
export interface FoundDates extends CvDates {
  readonly rest: string;
  /** Two ends, or a beginning that goes on: not a single year or month. */
  readonly is_span: boolean;
}

const MONTHS: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'jänner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'gennaio',
    'gen',
    'janeiro',
    'januari',
    'styczeń',
    'stycznia',
    'sty',
    'ocak',
    'يناير',
    'كانون الثاني',
  ],
  [
    'february',
    'feb',
    'februar',
    'février',
    'févr',
    'fév',
    'fevrier',
    'febrero',
    'febbraio',
    'febb',
    'fevereiro',
    'fev',
    'februari',
    'luty',
    'lutego',
    'lut',
    'şubat',
    'فبراير',
    'شباط',
  ],
  [
    'march',
    'mar',
    'märz',
    'mär',
    'mrz',
    'maerz',
    'mars',
    'marzo',
    'março',
    'maart',
    'mrt',
    'marzec',
    'marca',
    'mart',
    'مارس',
    'آذار',
  ],
  [
    'april',
    'apr',
    'avril',
    'avr',
    'abril',
    'abr',
    'aprile',
    'kwiecień',
    'kwietnia',
    'kwi',
    'nisan',
    'أبريل',
    'ابريل',
    'نيسان',
  ],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'maio', 'mei', 'maj', 'maja', 'mayıs', 'مايو', 'أيار'],
  [
    'june',
    'jun',
    'juni',
    'juin',
    'junio',
    'giugno',
    'giu',
    'junho',
    'czerwiec',
    'czerwca',
    'cze',
    'haziran',
    'يونيو',
    'حزيران',
  ],
  [
    'july',
    'jul',
    'juli',
    'juillet',
    'juil',
    'julio',
    'luglio',
    'lug',
    'julho',
    'lipiec',
    'lipca',
    'lip',
    'temmuz',
    'يوليو',
    'تموز',
  ],
  [
    'august',
    'aug',
    'août',
    'aout',
    'agosto',
    'ago',
    'augustus',
    'augusti',
    'sierpień',
    'sierpnia',
    'sie',
    'ağustos',
    'أغسطس',
    'اغسطس',
    'آب',
  ],
  [
    'september',
    'sept',
    'sep',
    'septembre',
    'septiembre',
    'settembre',
    'sett',
    'set',
    'setembro',
    'wrzesień',
    'września',
    'wrz',
    'eylül',
    'سبتمبر',
    'أيلول',
  ],
  [
    'october',
    'oct',
    'oktober',
    'okt',
    'octobre',
    'octubre',
    'ottobre',
    'ott',
    'outubro',
    'out',
    'październik',
    'października',
    'paź',
    'ekim',
    'أكتوبر',
    'اكتوبر',
    'تشرين الأول',
  ],
  [
    'november',
    'nov',
    'novembre',
    'noviembre',
    'novembro',
    'listopad',
    'listopada',
    'lis',
    'kasım',
    'نوفمبر',
    'تشرين الثاني',
  ],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'déc',
    'decembre',
    'diciembre',
    'dic',
    'dicembre',
    'dezembro',
    'grudzień',
    'grudnia',
    'gru',
    'aralık',
    'ديسمبر',
    'كانون الأول',
  ],
];
const MONTH_NUMBERS = new Map(MONTHS.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));
const MONTH_NAMES = [...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');

const NOW =
  "present|current(?:ly)?|now|today|to date|date|ongoing|heute|jetzt|aktuell|laufend|dato|aujourd[’']?hui|présent|actuel(?:lement)?|à ce jour|ce jour|actualidad|actualmente|presente|actual|oggi|attuale|in corso|atual(?:mente)?|heden|nu|nuvarande|pågående|nåværende|obecnie|teraz|halen|günümüz|الآن|الان|حتى الآن|حتى الان|الحاضر|حالياً|حاليا|اليوم";
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const MONTH_YEAR = `(?:(?:${MONTH_NAMES})[.,]?\\s*(?:de\\s+)?(?:['’](?<!\\d)\\d{2}|${YEAR}))`;
const NUMERIC = `(?:(?:(?:0?[1-9]|[12]\\d|3[01])[./-])?(?:1[0-2]|0?[1-9])\\s?[./-]\\s?${YEAR}|${YEAR}[./-](?:1[0-2]|0[1-9])(?:[./-](?:0[1-9]|[12]\\d|3[01]))?)`;
const DAY_MONTH_YEAR = `(?:\\d{1,2}\\.?\\s+${MONTH_YEAR})`;
const SEASON = `(?:(?:spring|summer|fall|autumn|winter|ws|ss|frühjahr|sommer|herbst)\\s+${YEAR})`;
const POINT = `(?:${DAY_MONTH_YEAR}|${MONTH_YEAR}|${NUMERIC}|${SEASON}|${YEAR})`;
const BARE_MONTH = `(?:(?:${MONTH_NAMES})\\.?)`;
const DASH =
  "\\s*(?:[-–—−‐‑→~]{1,3}|to|until|till|through|bis(?: zum)?|à|au|jusqu[’']?(?:à|en)|hasta|a|al|até|tot|t\\/m|til|till|do|إلى|الى|حتى)\\s*";
const SINCE = '(?:since|seit|ab|from|depuis|desde|dal|da|sedan|siden|vanaf|od|منذ|من)';
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}@/])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}@])';

const SPAN = new RegExp(
  `${EDGE_BEFORE}(?:from\\s+|von\\s+|de\\s+|du\\s+|من\\s+)?(?<from>${POINT}|${BARE_MONTH}(?=${DASH}(?:${BARE_MONTH})\\s*${YEAR}))${DASH}(?<to>${POINT}|(?:${NOW})|\\d{2}(?!\\d|[./]))${EDGE_AFTER}`,
  'iu',
);
const OPEN = new RegExp(
  `${EDGE_BEFORE}(?:${SINCE})\\s+(?<from>${POINT})${EDGE_AFTER}(?:${DASH}(?:${NOW})?)?`,
  'iu',
);
const OPEN_DASH = new RegExp(`${EDGE_BEFORE}(?<from>${POINT})\\s*[-–—]\\s*$`, 'iu');
const SINGLE = new RegExp(`${EDGE_BEFORE}(?<from>${POINT})${EDGE_AFTER}`, 'iu');
const IS_NOW = new RegExp(`^(?:${NOW})$`, 'iu');

const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with its Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Whether a text names a year, a month or a stretch of time. */
export function hasDates(text: string): boolean {
  return datesIn(text) !== null;
}

/** The first stretch of time in a text, or its first single date; null where there is none. */
export function datesIn(raw: string): FoundDates | null {
  const text = latinDigits(raw);
  if (!/\d{2}/.test(text)) return null;
  const span = SPAN.exec(text);
  if (span?.groups) {
    const { from = '', to = '' } = span.groups;
    const is_current = IS_NOW.test(to);
    const end = is_current
      ? null
      : pointOf(/^\d{2}$/.test(to) ? `${/(?:19|20)(?=\d{2})/.exec(from)?.[0] ?? '20'}${to}` : to);
    const start = pointOf(new RegExp(YEAR).test(from) || !end ? from : `${from} ${end.slice(0, 4)}`);
    // Whoever ends before they begin states no stretch of time.
    if (start !== null && (end === null || end.slice(0, 4) >= start.slice(0, 4))) {
      return { from: start, to: end, is_current, is_span: true, rest: without(text, span) };
    }
  }
  const open = OPEN.exec(text) ?? OPEN_DASH.exec(text);
  if (open?.groups) {
    const from = pointOf(open.groups.from ?? '');
    if (from !== null) return { from, to: null, is_current: true, is_span: true, rest: without(text, open) };
  }
  const single = SINGLE.exec(text);
  if (!single?.groups) return null;
  const from = pointOf(single.groups.from ?? '');
  return from === null
    ? null
    : { from, to: null, is_current: false, is_span: false, rest: without(text, single) };
}

/** `2019-05` or `2019` of a written date; null for none. */
function pointOf(raw: string): string | null {
  const text = raw.toLowerCase().trim();
  const year =
    new RegExp(YEAR).exec(text)?.[0] ??
    /['’](\d{2})/
      .exec(text)?.[1]
      ?.replace(/^(?=[0-4])/, '20')
      .replace(/^(?=[5-9]\d$)/, '19');
  if (!year) return null;
  const name = new RegExp(`(?:${MONTH_NAMES})`, 'iu').exec(text)?.[0];
  const named = name === undefined ? undefined : MONTH_NUMBERS.get(name);
  if (named) return `${year}-${String(named).padStart(2, '0')}`;
  const numeric =
    /^(?:\d{1,2}[./-])?(\d{1,2})\s?[./-]\s?\d{4}$/.exec(text)?.[1] ?? /^\d{4}[./-](\d{2})/.exec(text)?.[1];
  return numeric ? `${year}-${numeric.padStart(2, '0')}` : year;
}

function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    .replace(/\(\s*[,;]?\s*\)|\[\s*\]/g, ' ')
    .replace(/\(\s*\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)[^)]*\)/gi, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—(-]+$/g, '')
    .trim();
}
