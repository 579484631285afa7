import { headingKind } from './cv-headings.ts';
import { LANGUAGE_NAMES } from './cv-lexicon.ts';
import { type CvLine, lineText } from './cv-page.ts';

/** A language as a CV states it. */
export interface CvLanguage {
  /** In English, such as "German". */
  readonly name: string;
  /** Common European level, `native`, or empty where the CV does not say. */
  readonly level: '' | 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native';
}

const LEVELS: readonly (readonly [RegExp, CvLanguage['level']])[] = [
  [
    /native|mother tongue|muttersprach|muttersprache|maternelle|bilingu|nativ|madrelingua|materna|moedertaal|modersmål|ojczysty|اللغة الأم|لغة أم|الأم|أم$/iu,
    'native',
  ],
  [/\bc2\b|proficien|verhandlungssicher|full professional/iu, 'C2'],
  [
    /\bc1\b|fluent|fließend|fliessend|courant|fluido|fluente|advanced|fortgeschritten|avancé|avanzado|vloeiend|flytande|biegle|professional working|ممتاز|بطلاقة|طلاقة/iu,
    'C1',
  ],
  [/\bb2\b|upper[- ]intermediate|good|very good|gute?\b|sehr gut|bon\b|جيد جد/iu, 'B2'],
  [/\bb1\b|intermediate|mittel|intermédiaire|intermedio|conversational|limited working|متوسط|جيد/iu, 'B1'],
  [/\ba2\b|elementary|pre-intermediate/iu, 'A2'],
  [/\ba1\b|beginner|basic|grundkenntnisse|anfänger|notions|débutant|básico|base|مبتدئ|أساسي/iu, 'A1'],
];

/** The languages in the lines of a part, each once. Pure. */
export function languagesIn(lines: readonly CvLine[]): CvLanguage[] {
  const found = new Map<string, CvLanguage>();
  lines.forEach((line, i) => {
    for (const text of [line.parts.join(' ')].flatMap((one) => one.split(/[,;•·|،]\s*(?![^()]*\))/u))) {
      const here = LANGUAGE_NAMES.flatMap(({ name, sign }) => {
        const match = sign.exec(text);
        return match ? [{ name, index: match.index, end: match.index + match[0].length }] : [];
      }).sort((a, b) => a.index - b.index);
      here.forEach((one, n) => {
        if (found.has(one.name)) return;
        const about = text.slice(one.end, here[n + 1]?.index ?? text.length);
        const next = lines[i + 1];
        const isAlone =
          text.trim().split(/\s+/).length === 1 &&
          next &&
          LANGUAGE_NAMES.every(({ sign }) => !sign.test(lineText(next)));
        found.set(one.name, {
          name: one.name,
          level:
            levelOf(about) ||
            levelOf(isAlone ? lineText(next) : '') ||
            levelOf(here.length === 1 ? text.slice(0, one.index) : ''),
        });
      });
    }
  });
  return [...found.values()].slice(0, 15);
}

const levelOf = (text: string): CvLanguage['level'] =>
  LEVELS.find(([sign]) => sign.test(text.replace(/^[\s:–—(-]+/, '')))?.[1] ?? '';

const LEVEL_OF_SKILL =
  /\s*[([](?:basic|intermediate|advanced|expert|proficient|beginner|fluent|good|very good|grundkenntnisse|fortgeschritten|gut|sehr gut|experte|débutant|intermédiaire|avancé|expert|\d+\+?\s*(?:years?|yrs?|jahre?|ans?)|\d{1,3}\s?%|\d\s*\/\s*\d+)[^)\]]*[)\]]|\s*[–—:-]\s*(?:basic|intermediate|advanced|expert|proficient|beginner|grundkenntnisse|fortgeschritten|sehr gut|gut|débutant|intermédiaire|avancé|\d{1,3}\s?%)\s*$|\s+\d{1,3}\s?%\s*$|\s*[●○•★☆■□▪▫⬤◯▮▯]{2,}.*$|\s+\d\s?\/\s?\d+\s*$/giu;
const ALONE =
  /^(?:basic|intermediate|advanced|expert|proficient|beginner|fluent|good|very good|excellent|grundkenntnisse|fortgeschritten|gut|sehr gut|experte|débutant|intermédiaire|avancé|and|und|et|etc\.?|others?|soft|hard|technical|tools|\d{1,3}\s?%|\d\s?\/\s?\d+)$/iu;

/**
 * The skills in the lines of a part, each once and as written; at most sixty. Lists are parted by their signs, labels
 * before a colon and levels behind are left out; sentences give none. `known` are names by which a skill is told
 * anywhere in them. Pure.
 */
export function skillsIn(lines: readonly CvLine[], known: readonly string[]): string[] {
  const texts = joinedLists(lines);
  const found = new Map<string, string>();
  const keep = (skill: string) => {
    const key = skill.toLowerCase();
    if (!found.has(key)) found.set(key, skill);
  };
  for (const text of texts) {
    const items = itemsOf(text);
    for (const item of items) keep(item);
    for (const skill of knownIn(text, known)) if (!items.some((item) => holds(item, skill))) keep(skill);
  }
  return [...found.values()].slice(0, 60);
}

/** The known names that stand in a text as whole words. */
export function knownIn(text: string, known: readonly string[]): string[] {
  const haystack = ` ${words(text)} `;
  return known.filter((skill) => words(skill) !== '' && haystack.includes(` ${words(skill)} `));
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim();
const holds = (item: string, skill: string): boolean => ` ${words(item)} `.includes(` ${words(skill)} `);

/** Lines of a list that was broken over them as one text again. */
function joinedLists(lines: readonly CvLine[]): string[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const text = line.parts.join('\t').trim();
    const before = texts.at(-1);
    const isList = /[,;،]/.test(before ?? '') || isOpen;
    const goesOn =
      before !== undefined &&
      !line.is_bullet &&
      line.gap < 1.2 &&
      !line.begins_column &&
      !/^[^,]{2,30}:/.test(text) &&
      (isOpen ||
        (isList && /[,;،]/.test(text) && /^[\p{Ll}\p{L}]/u.test(text) && line.parts.length === 1) ||
        /^[\p{Ll}&(]/u.test(text));
    if (goesOn) texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
    isOpen = /[,;&،/]$/.test(text);
  }
  return texts;
}

function itemsOf(raw: string): string[] {
  const text = raw
    .replace(/^[^\t,;:|]{2,40}[:：]\s*(?=\S)/u, '')
    .replace(/^[^\t,;:|]{2,40}\t(?=[^\t]*[,;])/u, '');
  const items = text.split(/\s*[,;|•·∙●▪■◦،؛]\s*(?![^()]*\))|\t|\s+[–—]\s+|\s\/\s/u).map((item) =>
    item
      .replace(/^[^:]{2,30}[:：]\s+/u, '')
      .replace(LEVEL_OF_SKILL, '')
      .replace(/^(?:and|und|et|y|e|&|و)\s+/iu, '')
      .replace(/^[\s.:*–—-]+|[\s.:*–—(-]+$/g, '')
      // In lines from right to left the signs behind a name stand before it on paper.
      .replace(/^(\+\+|#)([A-Z])$/, '$2$1')
      .trim(),
  );
  return items.filter(isSkill);
}

function isSkill(item: string): boolean {
  if (item.length < 1 || item.length > 45 || !/[\p{L}]/u.test(item)) return false;
  if (item.length === 1 && !/[CR]/.test(item)) return false;
  if (item.split(/\s+/).length > 5 || ALONE.test(item) || headingKind(item) !== null) return false;
  if (/@|https?:|\d{4}/.test(item)) return false;
  const language = LANGUAGE_NAMES.some(
    ({ sign }) => sign.exec(item)?.[0].length === item.replace(/\s*\(.*/, '').length,
  );
  return !language;
}
