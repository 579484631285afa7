import { type CvDates, datesIn, type FoundDates, hasDates } from './cv-dates.ts';
import { COMPANY, COUNTRY, DEGREE, EMPLOYMENT, SCHOOL, TITLE, TOWN } from './cv-lexicon.ts';
import { type CvLine, lineText } from './cv-page.ts';

/** A job as a CV states it; empty where it does not say. */
export interface CvExperience extends CvDates {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** What was done there, a line each. */
  readonly text: string;
}

/** A school as a CV states it; empty where it does not say. */
export interface CvEducation extends CvDates {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
}

const MOST = 30;

/** A job or school: what heads it, and what follows. */
interface Entry {
  readonly heads: readonly CvLine[];
  readonly dates: FoundDates | null;
  readonly body: readonly CvLine[];
}

/** A short text of a head that may be a title, a company, a place. */
interface Piece {
  readonly text: string;
  /** Which line of the head it stands on, its own dates' line not counted where it holds nothing else. */
  readonly line: number;
  readonly is_set: boolean;
}

/** The jobs in the lines of a part, in their order; at most thirty. Pure. */
export function experienceIn(lines: readonly CvLine[]): CvExperience[] {
  const entries = entriesIn(lines, false).map((entry) => ({ entry, pieces: piecesOf(entry) }));
  const titleFirst = votes(entries.map(({ pieces }) => pieces));
  const found: CvExperience[] = [];
  let lastCompany = '';
  for (const { entry, pieces } of entries) {
    const { title, company, place } = jobOf(pieces, titleFirst);
    if (title === '' && company === '') continue;
    // Several jobs under one company state it once.
    const isLater = company === '' && entry.dates !== null && lastCompany !== '' && entry.heads.length === 1;
    found.push({
      title,
      company: isLater ? lastCompany : company,
      place,
      ...datesOf(entry.dates),
      text: bodyText(entry.body),
    });
    lastCompany = company || lastCompany;
  }
  return found.slice(0, MOST);
}

/** The schools in the lines of a part, in their order; at most thirty. Pure. */
export function educationIn(lines: readonly CvLine[]): CvEducation[] {
  const found: CvEducation[] = [];
  for (const entry of entriesIn(lines, true)) {
    const pieces = piecesOf(entry, true);
    const school = schoolOf(pieces);
    const { degree, field } = degreeOf(pieces, school);
    if (school === '' && degree === '') continue;
    const dates = datesOf(entry.dates);
    // A single year at a school is the one that it ended in.
    const isEnd = entry.dates !== null && !entry.dates.is_span;
    found.push({ school, degree, field, ...(isEnd ? { ...dates, from: null, to: dates.from } : dates) });
  }
  return found.slice(0, MOST);
}

const datesOf = (dates: FoundDates | null): CvDates => ({
  from: dates?.from ?? null,
  to: dates?.to ?? null,
  is_current: dates?.is_current ?? false,
});

const bodyText = (lines: readonly CvLine[]): string =>
  lines
    .reduce<string[]>((texts, line) => {
      const text = lineText(line);
      const goesOn = !line.is_bullet && texts.length > 0 && /^[\p{Ll}\d(]/u.test(text);
      if (goesOn) texts[texts.length - 1] = `${texts.at(-1)} ${text}`;
      else texts.push(text);
      return texts;
    }, [])
    .join('\n')
    .slice(0, 4000);

/** A line that is a sentence or goes on with one, not the name of anything. */
function isProse(line: CvLine): boolean {
  const text = lineText(line);
  if (line.is_bullet) return true;
  if (line.parts.length === 1 && /^[\p{Ll}]/u.test(text) && !hasDates(text)) return true;
  const words = text.split(/\s+/).length;
  if (words > 16) return true;
  return words > 6 && /[.;:]$/.test(text) && !/\b(?:Inc|Ltd|Co|Corp|e\.V|S\.A|B\.V|Hons)\.$/.test(text);
}

/** Whether a date heads an entry here rather than being mentioned in a sentence. */
function headsEntry(line: CvLine, isSchool: boolean): boolean {
  const dates = datesIn(lineText(line));
  if (!dates) return false;
  if (!dates.is_span && !isSchool) {
    // A single date heads a job only where it stands apart.
    const apart = line.parts.some((part) => (datesIn(part)?.rest ?? 'x') === '');
    if (!apart) return false;
  }
  const rest = dates.rest;
  if (line.is_bullet && (rest.length > 110 || !dates.is_span)) return isSchool && rest.length < 110;
  return (
    rest.split(/\s+/).length <= 18 &&
    !/[.!]$/.test(rest.replace(/\b(?:Inc|Ltd|Co|Corp|e\.V|V|S\.A|B\.V)\.$/, ''))
  );
}

const HALF = /(?:(?:19|20)\d{2}|\d{1,2})\s*[-–—]\s*$/;

/** Dates that a narrow column broke over two lines stand on one. */
function withWholeDates(lines: readonly CvLine[]): readonly CvLine[] {
  const whole: CvLine[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as CvLine;
    const next = lines[i + 1];
    const at = line.parts.findIndex((part) => part.length < 30 && HALF.test(part));
    const end =
      next?.parts.findIndex((part) => part.length < 22 && datesIn(`2000 – ${part}`)?.rest === '') ?? -1;
    if (at === -1 || !next || end === -1) {
      whole.push(line);
      continue;
    }
    whole.push({
      ...line,
      parts: line.parts.map((part, n) => (n === at ? `${part} ${next.parts[end]}` : part)),
    });
    const left = next.parts.filter((_, n) => n !== end);
    if (left.length > 0) whole.push({ ...next, parts: left });
    i += 1;
  }
  return whole;
}

/** Parts lines into entries, each around the dates that head it. */
function entriesIn(all: readonly CvLine[], isSchool: boolean): Entry[] {
  const lines = withWholeDates(all);
  const anchors = lines.flatMap((line, i) => (headsEntry(line, isSchool) ? [i] : []));
  const kept = withoutTwice(lines, anchors);
  if (kept.length === 0) return undatedEntries(lines, isSchool);
  const first = kept[0] as number;
  const usual = usualHeadAbove(lines, kept, first);
  const begins = kept.map((anchor, n) => {
    const floor = n === 0 ? 0 : (kept[n - 1] as number) + 1;
    let begin = anchor;
    while (anchor - begin < usual && begin - 1 >= floor) {
      const above = lines[begin - 1] as CvLine;
      if (isProse(above) || (above.is_bullet && !lines[anchor]?.is_bullet)) break;
      // What stands apart from here belongs to the entry before.
      if (
        begin < anchor &&
        (lines[begin] as CvLine).gap > (above.gap > 0 ? 1.6 : 1) * Math.max(0.55, above.gap)
      )
        break;
      begin -= 1;
    }
    return begin;
  });
  return kept.map((anchor, n) => {
    const begin = begins[n] as number;
    const end = begins[n + 1] ?? lines.length;
    let headEnd = anchor + 1;
    const most = isSchool ? 4 : 3;
    while (headEnd < end && headEnd - begin < Math.max(most, anchor - begin + 2)) {
      const line = lines[headEnd] as CvLine;
      const above = lines[headEnd - 1] as CvLine;
      if (
        isProse(line) ||
        (isBodyText(line, lines) &&
          headEnd - begin >= 2 &&
          knowsEnough(lines.slice(begin, headEnd), isSchool))
      )
        break;
      if (line.gap > 1.3 && line.gap > 1.8 * Math.max(0.2, above.gap) && headEnd - begin >= 2) break;
      headEnd += 1;
    }
    return {
      heads: lines.slice(begin, headEnd),
      dates: datesIn(lineText(lines[anchor] as CvLine)),
      body: lines.slice(headEnd, end),
    };
  });
}

/** Dates of one entry on two lines, such as one for the company and one for the job, count once where nothing parts them. */
function withoutTwice(lines: readonly CvLine[], anchors: readonly number[]): number[] {
  return anchors.filter((anchor, n) => {
    const before = anchors[n - 1];
    if (before === undefined || anchor - before > 1) return true;
    const rest = datesIn(lineText(lines[anchor] as CvLine))?.rest ?? '';
    return rest !== '' || (datesIn(lineText(lines[before] as CvLine))?.rest ?? '') === '';
  });
}

/** How many lines of the head usually stand above its dates: as many as before the first of them. */
function usualHeadAbove(lines: readonly CvLine[], anchors: readonly number[], first: number): number {
  const above = lines.slice(0, first).filter((line) => !isProse(line)).length;
  const alone = anchors.filter(
    (at) => (datesIn(lineText(lines[at] as CvLine))?.rest ?? '').replace(/[^\p{L}]/gu, '').length < 3,
  );
  if (first <= 3 && above === first) return first;
  // Something else stands first; dates that stand alone have their head above them or below.
  if (alone.length > anchors.length / 2) return Math.min(2, above);
  return first === 0 ? 0 : 1;
}

const isBodyText = (line: CvLine, lines: readonly CvLine[]): boolean => {
  const widest = Math.max(...lines.map((one) => one.right - one.x), 1);
  return (
    line.parts.length === 1 && line.right - line.x > 0.72 * widest && lineText(line).split(/\s+/).length > 8
  );
};

function knowsEnough(heads: readonly CvLine[], isSchool: boolean): boolean {
  const text = heads
    .map((line) => datesIn(lineText(line))?.rest ?? lineText(line))
    .join(' ')
    .trim();
  return isSchool ? SCHOOL.test(text) : TITLE.test(text) || text.length > 12;
}

/** Entries of a part that states no dates: each begins with a line that names a job or a school. */
function undatedEntries(lines: readonly CvLine[], isSchool: boolean): Entry[] {
  const names = isSchool ? [SCHOOL, DEGREE] : [TITLE];
  const begins = lines.flatMap((line, i) => {
    if (isProse(line)) return [];
    const names_it = names.some((sign) => sign.test(lineText(line)));
    const before = lines[i - 1];
    const followsHead =
      before !== undefined && !isProse(before) && names.some((sign) => sign.test(lineText(before)));
    return names_it && !followsHead ? [i] : [];
  });
  return begins.map((begin, n) => {
    const end = begins[n + 1] ?? lines.length;
    let headEnd = begin + 1;
    while (headEnd < end && headEnd - begin < 3 && !isProse(lines[headEnd] as CvLine)) headEnd += 1;
    return { heads: lines.slice(begin, headEnd), dates: null, body: lines.slice(headEnd, end) };
  });
}

const SEPARATOR = /\s*[|•·∙‖¦]\s*|\s+[–—―−-]\s+|\s+\/\/\s+|\t|\s*;\s+|\s+@\s+/u;
const AT = /\s+(?:at|bei(?:m)?|chez|en|presso|bij|hos|w|لدى|في)\s+(?=\p{Lu}|\p{Lo}|[A-Z0-9])/u;

function piecesOf(entry: Entry, isSchool = false): Piece[] {
  const set = Math.max(...entry.heads.map((line) => line.size), 0);
  const pieces: Piece[] = [];
  let number = 0;
  for (const line of entry.heads) {
    const before = pieces.length;
    for (const part of line.parts) {
      for (const raw of withoutDates(part).split(SEPARATOR)) {
        for (const text of isSchool ? [raw] : commaPieces(raw)) {
          const clean = tidy(text);
          if (clean.length < 2 || EMPLOYMENT.test(clean) || !/\p{L}/u.test(clean)) continue;
          pieces.push({ text: clean, line: number, is_set: line.size >= set - 0.1 && line.font !== '' });
        }
      }
    }
    if (pieces.length > before) number += 1;
  }
  return pieces;
}

function withoutDates(part: string): string {
  let text = part;
  for (let i = 0; i < 3; i += 1) {
    const dates = datesIn(text);
    if (!dates || (!dates.is_span && i > 0)) return text;
    text = dates.rest;
  }
  return text;
}

const tidy = (text: string): string =>
  text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, '')
    .replace(/^[^(]*\)$/, (whole) => whole.replace(/\)$/, ''))
    .replace(
      /^(?:company|employer|position|title|role|firma|arbeitgeber|tätigkeit|entreprise|poste|empresa|puesto|azienda|job title|school|degree|institution|الشركة|المسمى الوظيفي|الوظيفة)\s*[:：]\s*/iu,
      '',
    )
    .trim();

/** "Planner, Harbour Logistics, Berlin" in its pieces; a company keeps what belongs to its name. */
function commaPieces(text: string): string[] {
  const sides = text.split(AT);
  if (sides.length === 2 && (TITLE.test(sides[0] ?? '') || /\s(?:at|bei|beim|chez|لدى)\s/u.test(text)))
    return [sides[0] as string, ...commaPieces(sides[1] as string)];
  const pieces = text.split(/,\s+|،\s*/u);
  const isTownInCountry = pieces.length === 2 && TOWN.test(pieces[0] ?? '') && isPlace(text);
  if (pieces.length === 1 || pieces.length > 4 || isTownInCountry) return [text];
  const joined: string[] = [];
  for (const piece of pieces) {
    const isTail = /^(?:inc|ltd|llc|gmbh|ag|co|s\.?a|corp|limited|plc|kg|l\.l\.c)\.?$/iu.test(piece.trim());
    if (isTail && joined.length > 0) joined[joined.length - 1] = `${joined.at(-1)}, ${piece.trim()}`;
    else joined.push(piece);
  }
  return joined;
}

function isPlace(text: string): boolean {
  if (COMPANY.test(text) || TITLE.test(text)) return false;
  if (isBarePlace(text)) return true;
  if (DEGREE.test(text)) return false;
  const words = text.split(/[\s,]+/);
  if (words.length > 5) return false;
  const bare = text
    .replace(TOWN, '')
    .replace(COUNTRY, '')
    .replace(/[\s,()/-]+/g, '');
  return bare.length <= 2 || /^\p{Lu}[\p{L}.'’ -]+,\s*(?:[A-Z]{2,3}|\p{Lu}[\p{L} ]+)$/u.test(text);
}

/** A town or country and nothing else but a short sign of a state, such as "Boston, MA". */
const isBarePlace = (text: string): boolean =>
  text.replace(TOWN, '').replace(COUNTRY, '').length < text.length &&
  text
    .replace(TOWN, '')
    .replace(COUNTRY, '')
    .replace(/[^\p{L}]/gu, '').length <= 2;

const titleWorth = (text: string): number => {
  if (!TITLE.test(text)) return 0;
  const last =
    text
      .replace(/\(.*?\)/g, '')
      .trim()
      .split(/\s+/)
      .at(-1) ?? '';
  const ends = TITLE.test(last) ? 2 : 1;
  return COMPANY.test(text) &&
    /\b(?:gmbh|ag|inc|ltd|llc|group|kg|s\.a|bank|consulting|partners|hospital)\b/iu.test(text)
    ? 0.5
    : ends + 1;
};
const companyWorth = (text: string): number =>
  (COMPANY.test(text) ? 2 : 0) - (titleWorth(text) >= 2 ? 1.5 : 0);

/** Whether titles come before companies in most jobs of this CV; null where it cannot be told. */
function votes(all: readonly (readonly Piece[])[]): boolean | null {
  let first = 0;
  for (const pieces of all) {
    const names = pieces.filter((piece) => !isPlace(piece.text)).slice(0, 3);
    const title = names.findIndex((piece) => titleWorth(piece.text) >= 2);
    const company = names.findIndex((piece) => companyWorth(piece.text) >= 2);
    if (title === -1 && company === -1) continue;
    if (title !== -1) first += title === 0 ? 1 : -1;
    else first += company === 0 ? -1 : 1;
  }
  return first === 0 ? null : first > 0;
}

function jobOf(pieces: readonly Piece[], titleFirst: boolean | null) {
  const place =
    pieces.find((piece, i) => i > 0 && isPlace(piece.text)) ?? pieces.find((piece) => isPlace(piece.text));
  const names = pieces.filter((piece) => piece !== place && !isPlace(piece.text));
  const order = (piece: Piece): number => names.indexOf(piece);
  const expected = titleFirst === false ? 1 : 0;
  const title = [...names].sort(
    (a, b) =>
      titleWorth(b.text) -
      companyWorth(b.text) * 0.5 +
      (order(b) === expected ? 0.9 : 0) -
      0.2 * order(b) -
      (titleWorth(a.text) - companyWorth(a.text) * 0.5 + (order(a) === expected ? 0.9 : 0) - 0.2 * order(a)),
  )[0];
  const others = names.filter((piece) => piece !== title);
  // A single name without the word of a job is the company.
  if (title && others.length === 0 && titleWorth(title.text) === 0 && companyWorth(title.text) > 0) {
    return { title: '', company: title.text, place: place?.text ?? '' };
  }
  const company = [...others].sort(
    (a, b) => companyLikeness(b) - 0.3 * order(b) - (companyLikeness(a) - 0.3 * order(a)),
  )[0];
  return { title: title?.text ?? '', company: company?.text ?? '', place: place?.text ?? '' };
}

/** A sentence is no name, and one that stands far down is seldom the company. */
const companyLikeness = ({ text, line }: Piece): number =>
  companyWorth(text) -
  0.5 * line -
  (text.split(/\s+/).length > 5 ? 1.5 : 0) -
  (/^\p{Lu}?\p{Ll}+(?:ed|ung)\s/u.test(text) ? 1 : 0);

function schoolOf(pieces: readonly Piece[]): string {
  const candidates = pieces.flatMap(({ text }) => {
    const tail = afterDegree(text);
    return [
      text,
      ...(tail ? [tail] : []),
      ...text.split(/,\s+|،\s*|\s+(?:at|an der|à l[’']|bei)\s+/u),
    ].filter((one) => SCHOOL.test(one));
  });
  const [best] = candidates.sort((a, b) => worth(b) - worth(a));
  if (best) return trimSchool(best);
  const other = pieces.find((piece) => !DEGREE.test(piece.text) && !isPlace(piece.text));
  return pieces.some((piece) => DEGREE.test(piece.text)) ? (other?.text ?? '') : '';

  function worth(text: string): number {
    return (
      (DEGREE.test(text.replace(SCHOOL, '')) ? -3 : 0) - text.length / 60 - (text.includes(',') ? 0.5 : 0)
    );
  }
}

const afterDegree = (text: string): string | undefined => /,\s+([^,]*)$/u.exec(text)?.[1];

/** A school without its town behind a comma. */
function trimSchool(text: string): string {
  const pieces = text.split(/,\s+/);
  while (
    pieces.length > 1 &&
    (isPlace(pieces.at(-1) ?? '') || (!SCHOOL.test(pieces.at(-1) ?? '') && SCHOOL.test(pieces[0] ?? '')))
  )
    pieces.pop();
  return tidy(pieces.join(', ').replace(/\s*\((?!.*\().*$/, (tail) => (SCHOOL.test(tail) ? tail : '')));
}

function degreeOf(pieces: readonly Piece[], school: string): { degree: string; field: string } {
  const without = pieces
    .map((piece) =>
      tidy(
        piece.text.includes(school) && school !== ''
          ? piece.text.replace(school, ' ').replace(/\s+(?:at|an der|bei|à)\s*$/u, '')
          : piece.text,
      ),
    )
    .filter((text) => text.length > 1 && !isBarePlace(text));
  const at = without.findIndex(
    (text) => DEGREE.test(text) && !(SCHOOL.test(text) && !/\b(?:b|m)\.? ?(?:sc|a|eng)\b/iu.test(text)),
  );
  const text = at === -1 ? '' : (without[at] as string);
  if (text === '') {
    const field = without.find((one) => !isPlace(one) && one !== school) ?? '';
    return { degree: '', field };
  }
  const match = DEGREE.exec(text);
  const degree = match?.[0] ?? '';
  const before = text.slice(0, match?.index ?? 0);
  const behind = text.slice((match?.index ?? 0) + degree.length);
  const [, inside = ''] = /^\s*\(([^)]*)\)/u.exec(behind) ?? [];
  const open = tidy(
    behind
      .replace(/^\s*\([^)]*\)/u, (whole) =>
        inside !== '' && DEGREE.test(inside) ? '' : whole.replace(/[()]/g, ''),
      )
      .replace(/^[\s.,:;–—-]*(?:in|of|en|de|im|der|des|di|em|i|w|mention|spécialité|option|في)?\s+/iu, ''),
  );
  const field =
    trimField(open) ||
    trimField(tidy(before)) ||
    (without
      .slice(at + 1)
      .find((one) => !isPlace(one) && !DEGREE.test(one) && one.split(' ').length <= 6 && !SCHOOL.test(one)) ??
      '');
  return { degree: tidy(degree), field };
}

function trimField(text: string): string {
  const [first = ''] = text.split(/,\s+(?=\p{Lu}[\p{L}. ]+$)|\s*[(]/u);
  return isPlace(first) || !/\p{L}{2}/u.test(first) ? '' : tidy(first);
}
