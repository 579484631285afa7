import type { KnockOutAction } from '../positions/knockout.ts';
import type { RuleOperand, RuleOperator } from '../positions/knockout-operators.ts';
import type { DraftLanguage } from './ai-kinds.ts';
import { isProtected } from './draft-gate.ts';

/** A question with one rule, as a sentence asks for it. */
export interface RuleDraft {
  readonly type: 'yes_no' | 'number';
  readonly label: string;
  readonly operator: RuleOperator;
  readonly operand: RuleOperand;
  readonly action: KnockOutAction;
  /** For `tag`; otherwise null. */
  readonly tag: string | null;
}

/** Why there is no rule: the sentence is about a protected characteristic, or is not understood. */
export type RuleSentenceProblem = 'protected' | 'not_understood';

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function numberOf(text: string): number | null {
  const digits = text.replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x0660));
  if (/^\d{1,4}$/.test(digits)) return Number(digits);
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  return word < 0 ? null : word;
}

function actionOf(sentence: string): Pick<RuleDraft, 'action' | 'tag'> {
  const tag =
    /\btag (?:them|it|those|applicants)?\s*(?:as|with)?\s*["“«]?([\p{L}\p{N} _-]{1,40}?)["”»]?[.!]?$/iu.exec(
      sentence,
    )?.[1];
  if (tag) return { action: 'tag', tag: tag.trim() };
  if (
    /\b(short-?list|nice to have|a plus|prefer\w*|ideally|bonus)\b|يفضل|ميزة|القائمة المختصرة/i.test(sentence)
  )
    return { action: 'short_list', tag: null };
  if (/\b(on hold|put aside|wait|later)\b|تعليق|الانتظار/i.test(sentence))
    return { action: 'on_hold', tag: null };
  return { action: 'reject_suggested', tag: null };
}

const TRAILING =
  /\s*(?:,|;|–|—)?\s*(?:otherwise|or (?:else )?(?:reject|suggest)|(?:and )?(?:else|if not)|short-?list|put (?:them )?on hold|tag |is (?:a plus|preferred|nice to have)|are (?:a plus|preferred)|(?:is|are) (?:required|needed|a must|mandatory)).*$/i;
const LEADING =
  /^(?:please )?(?:(?:reject|suggest rejecting|knock out) (?:anyone|everyone|people|applicants|candidates|those)? ?(?:who|without|with)?|(?:applicants|candidates|people|they|you|the person|everyone|everybody)|nice to have:?|ideally|preferably|must|should|needs? to|has to|have to|required:?)\s+/i;

function bareOf(sentence: string): string {
  let bare = sentence
    .trim()
    .replace(/[.!]+$/, '')
    .replace(TRAILING, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(LEADING, '');
  }
  return bare.trim();
}

function yes(label: string, sentence: string): RuleDraft {
  const does = actionOf(sentence);
  const isWanted = does.action === 'short_list' || does.action === 'tag';
  return { type: 'yes_no', label, operator: isWanted ? 'is_true' : 'is_false', operand: null, ...does };
}

function inEnglish(sentence: string): RuleDraft | null {
  const years =
    /\b(?:at least|minimum(?: of)?|min\.?|fewer than|less than|under|more than|over)?\s*(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+?\s+(?:or more\s+)?years?(?:['’]s?)?(?:\s+of)?(?:\s+(?:work\s+)?experience)?(?:\s+(?:in|with|as|of)\s+)?(.*)$/i.exec(
      bareOf(sentence),
    );
  if (years) {
    const count = numberOf(years[1] ?? '');
    const what = (years[2] ?? '')
      .replace(/^(?:experience)\s*(?:in|with|as|of)?\s*/i, '')
      .replace(/\s*experience$/i, '')
      .trim();
    if (count === null || /\bold\b/i.test(what)) return null;
    const label =
      what === ''
        ? 'How many years of experience do you have?'
        : `How many years of experience do you have with ${what}?`;
    const does = actionOf(sentence);
    const isWanted = does.action === 'short_list' || does.action === 'tag';
    return {
      type: 'number',
      label: label.slice(0, 300),
      operator: isWanted ? 'gte' : 'lt',
      operand: count,
      ...does,
    };
  }
  const bare = bareOf(sentence);
  const form = (pattern: RegExp, ask: (what: string) => string): RuleDraft | null => {
    const what = pattern.exec(bare)?.[1]?.trim();
    return what ? yes(`${ask(what)}?`.slice(0, 300), sentence) : null;
  };
  return (
    form(
      /^(?:be |is |are )?(?:willing|ready|happy|prepared) to (.+)$/i,
      (what) => `Are you willing to ${what}`,
    ) ??
    form(/^(?:be |is |are )?able to (.+)$/i, (what) => `Are you able to ${what}`) ??
    form(
      /^(?:be |is |are )?(?:allowed|permitted|authori[sz]ed) to (.+)$/i,
      (what) => `Are you allowed to ${what}`,
    ) ??
    form(/^(?:speaks?|know|knows) (.+)$/i, (what) => `Do you speak or know ${what}`) ??
    form(/^(?:be|is|are) available (.+)$/i, (what) => `Are you available ${what}`) ??
    form(/^(?:do not|don['’]t|does not|doesn['’]t) have (.+)$/i, (what) => `Do you have ${what}`) ??
    form(
      /^(?:have|has|hold|holds|own|owns|bring|brings|with|without|no) (.+)$/i,
      (what) => `Do you have ${what}`,
    ) ??
    (/\b(licen[cs]e|certificat\w*|degree|diploma|permit|visa|car|laptop|portfolio|training|passport|experience)\b/i.test(
      bare,
    )
      ? yes(
          `Do you have ${bare.replace(/^(?:a|an|the) (?=.)/i, (article) => article.toLowerCase())}?`.slice(
            0,
            300,
          ),
          sentence,
        )
      : null) ??
    form(/^work (.+)$/i, (what) => `Can you work ${what}`)
  );
}

function inArabic(sentence: string): RuleDraft | null {
  const bare = sentence
    .trim()
    .replace(/[.!،]+$/, '')
    .replace(
      /^(?:يجب|ينبغي|يشترط|يفضل|يُفضّل)\s+(?:أن\s+)?(?:يكون\s+)?(?:لدى\s+(?:المتقدم|المرشح)\s+|لديه\s+|لديك\s+)?/,
      '',
    );
  const years =
    /([\d٠-٩]{1,2})\s*(?:سنوات|سنة|أعوام)(?:\s*(?:من\s+)?(?:ال)?خبرة)?(?:\s+(?:في|ب)\s*(.+))?$/u.exec(bare);
  const does = actionOf(sentence);
  const isWanted = does.action === 'short_list' || does.action === 'tag';
  if (years) {
    const count = numberOf(years[1] ?? '');
    if (count === null) return null;
    const what = years[2]?.trim();
    return {
      type: 'number',
      label: what ? `كم سنة من الخبرة لديك في ${what}؟` : 'كم سنة من الخبرة لديك؟',
      operator: isWanted ? 'gte' : 'lt',
      operand: count,
      ...does,
    };
  }
  return /(رخصة|شهادة|تصريح|تأشيرة|سيارة|مؤهل|خبرة)/.test(bare) && bare.length > 3
    ? yes(`هل لديك ${bare}؟`.slice(0, 300), sentence)
    : null;
}

/**
 * Reads what a sentence asks of applicants as a question with one knock-out rule, in English or Arabic: years of
 * something, something to have, to speak, to be able or willing to do. It is a draft: a rule only ever suggests.
 * A sentence about a protected characteristic is refused.
 */
export function readRuleSentence(sentence: string, language: DraftLanguage): RuleDraft | RuleSentenceProblem {
  const words = sentence.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const asks = words.filter((word) => !/^(?:medical|he|she|his|her|him)$/i.test(word));
  if (asks.some((word) => isProtected(language === 'en' ? word.toLowerCase() : word, language)))
    return 'protected';
  if (/\byears?[- ]old\b|\b(?:under|over) \d\d\b(?! years of)/i.test(sentence)) return 'protected';
  const clean = sentence.replace(/\s+/g, ' ').trim();
  return (
    (language === 'ar' ? (inArabic(clean) ?? inEnglish(clean)) : (inEnglish(clean) ?? inArabic(clean))) ??
    'not_understood'
  );
}
