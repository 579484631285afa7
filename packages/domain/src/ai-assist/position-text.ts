import type { DraftLanguage } from './ai-kinds.ts';

/** Parts of an advert, in the order in which they stand. */
export const ADVERT_PARTS = ['about', 'tasks', 'profile', 'offer', 'process'] as const;
/** See `ADVERT_PARTS`. */
export type AdvertPart = (typeof ADVERT_PARTS)[number];

/** Which words put a note in a part; the first part that one fits wins. */
const CUES: Readonly<Record<DraftLanguage, readonly (readonly [AdvertPart, RegExp])[]>> = {
  en: [
    [
      'process',
      /\b(apply|application|interview|hiring process|start(s|ing)? (on|in|date)|deadline|contact)\b/i,
    ],
    [
      'offer',
      /\b(salary|pay|paid|per (hour|year|month)|bonus|benefits?|holidays?|vacation|days off|pension|insurance|remote|home office|hybrid|flexible|part[- ]time|full[- ]time|training|budget|we offer|lunch|stock|equity|parental|contract)\b|[€$£]/i,
    ],
    [
      'profile',
      /\b(experience|years?|degree|diploma|qualif\w*|licen[cs]e|certificate|skills?|knowledge|know(s|ing)?|fluent|speaks?|language|must|should|able to|ability|you (are|have|bring|like|enjoy)|familiar|background|team player|communicat\w*|reliable|careful|patient)\b/i,
    ],
    [
      'tasks',
      /\b(will|tasks?|responsib\w*|duties|manage|lead|build|develop|design|write|test|plan|support|help|care|clean|sell|serve|drive|deliver|prepare|maintain|monitor|report|coordinate|organi[sz]e|answer|handle|document|teach|train|operate|repair|review|advise|run|take|work with)\w*\b/i,
    ],
  ],
  ar: [
    ['process', /(التقديم|قدّم|قدم الآن|المقابلة|موعد|تاريخ البدء|للتواصل)/],
    ['offer', /(راتب|أجر|مكافأ|مزايا|إجاز|تأمين|عن بعد|عن بُعد|دوام|مرن|تدريب|نقدم|نوفر)/],
    ['profile', /(خبرة|سنوات|سنة|شهادة|مؤهل|رخصة|مهار|معرفة|يجيد|إجادة|لغة|يجب|ينبغي|قدرة|قادر|لديك)/],
    [
      'tasks',
      /(مهام|مسؤول|ستقوم|تقوم|إدارة|قيادة|بناء|تطوير|تصميم|كتابة|اختبار|تخطيط|دعم|رعاية|خدمة|متابعة|إعداد|تنسيق|توثيق|العمل مع)/,
    ],
  ],
};

/** Headings that people write above their notes. */
const HEADS: readonly (readonly [AdvertPart, RegExp])[] = [
  ['about', /^(about( (us|the (job|role|team)))?|the role|intro(duction)?|عن (الوظيفة|الشركة|الفريق))$/i],
  [
    'tasks',
    /^((your )?(tasks|duties|responsibilities)|what you(’|')?ll do|what you will do|المهام|المسؤوليات)$/i,
  ],
  [
    'profile',
    /^((your )?(profile|requirements|skills)|must haves?|what you bring|المتطلبات|المؤهلات|المهارات)$/i,
  ],
  ['offer', /^(benefits|(what )?we offer|perks|pay|المزايا|نقدم لك|ما نقدمه)$/i],
  ['process', /^((hiring )?process|how to apply|next steps|طريقة التقديم|الخطوات)$/i],
];

/** Notes sorted into the parts of an advert. Every note is kept in its own words. */
export type SortedNotes = Readonly<Record<AdvertPart, readonly string[]>>;

/**
 * Sorts notes into the parts of an advert by the words in them, a heading before them first. A note is a line, or a
 * sentence of a line; it gets a capital and a full stop, and is written in no other words. What fits nowhere is told
 * about the job.
 */
export function sortNotes(notes: string, language: DraftLanguage): SortedNotes {
  const sorted: Record<AdvertPart, string[]> = { about: [], tasks: [], profile: [], offer: [], process: [] };
  let head: AdvertPart | null = null;
  for (const line of notes.split(/\r?\n/)) {
    const bare = line.replace(/^[\s>*•–#-]+|\s+$/gu, '').replace(/^\d{1,2}[.)]\s+/, '');
    if (bare === '') continue;
    const heading = HEADS.find(([, pattern]) => pattern.test(bare.replace(/\s*[:：]$/u, '')));
    if (heading) {
      [head] = heading;
      continue;
    }
    for (const note of sentencesOf(bare)) {
      const part = head ?? CUES[language].find(([, pattern]) => pattern.test(note))?.[0] ?? 'about';
      const told = finished(note);
      if (!sorted[part].includes(told)) sorted[part].push(told);
    }
  }
  return sorted;
}

/** Sentences of a line; an abbreviation such as `e.g.` ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟。]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{Lo}\p{N}])/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function finished(note: string): string {
  const capital = note.charAt(0).toLocaleUpperCase('en') + note.slice(1);
  return /[.!?؟:…]$/u.test(capital) ? capital : `${capital}.`;
}

/** Puts an advert together: a beginning, then each part that has notes under its heading. */
export function layOutAdvert(
  sorted: SortedNotes,
  words: { readonly opening: string; readonly headings: Readonly<Record<AdvertPart, string>> },
): string {
  const parts = ADVERT_PARTS.flatMap((part) => {
    const notes = sorted[part];
    if (part === 'about') return [[words.opening, ...notes].join(' ')];
    return notes.length === 0 ? [] : [[words.headings[part], ...notes.map((note) => `- ${note}`)].join('\n')];
  });
  return parts.join('\n\n');
}
