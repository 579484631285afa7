import type { BAND_KEYS } from '../score-cards/band-keys.ts';
import type { SummaryLanguage } from './card-facts.ts';

/** What a summary calls the bands, for the hiring side. */
export const BAND_WORDS: Readonly<
  Record<SummaryLanguage, Readonly<Record<(typeof BAND_KEYS)[number], string>>>
> = {
  en: {
    poor: 'Poor',
    below_average: 'Below Average',
    average: 'Average',
    above_average: 'Above Average',
    excellent: 'Excellent',
    outstanding: 'Outstanding',
  },
  ar: {
    poor: 'ضعيف',
    below_average: 'دون المتوسط',
    average: 'متوسط',
    above_average: 'فوق المتوسط',
    excellent: 'ممتاز',
    outstanding: 'متميز',
  },
};

/** Sentences by language. Places in braces are filled from the card; `{quoted}` names are put between quotation marks. */
export interface SummaryWords {
  readonly recruiter: {
    readonly fit: string;
    readonly fit_band: string;
    readonly no_fit: string;
    readonly above: string;
    readonly below: string;
    readonly same: string;
    readonly highest: string;
    readonly lowest: string;
    readonly missing: string;
    readonly parts: string;
    readonly ask: string;
  };
  readonly candidate: {
    readonly fit: string;
    readonly no_fit: string;
    readonly highest: string;
    readonly lowest: string;
    readonly missing: string;
    readonly meaning: string;
  };
  /** `Name` with its number, and with number and band. */
  readonly item: string;
  readonly item_band: string;
  readonly comma: string;
  readonly and: string;
  readonly open: string;
  readonly close: string;
}

/** The sentences. */
export const SUMMARY_WORDS: Readonly<Record<SummaryLanguage, SummaryWords>> = {
  en: {
    recruiter: {
      fit: 'The job fit on this card is {score} out of 100.',
      fit_band: 'The job fit on this card is {score} out of 100, in the band {band}.',
      no_fit: 'No job fit has been calculated for this card.',
      above: 'That is higher than the average for this position, {average}.',
      below: 'That is lower than the average for this position, {average}.',
      same: 'That is the same as the average for this position, {average}.',
      highest: 'The highest scores are for {items}.',
      lowest: 'The lowest scores are for {items}.',
      missing: 'No score was calculated for {items}.',
      parts: 'The card rests on {used} of {of} measures.',
      ask: 'In the interview, ask for examples of {items}.',
    },
    candidate: {
      fit: 'Your job fit for this position is {score} out of 100.',
      no_fit: 'No job fit could be calculated from this play.',
      highest: 'Your strongest areas this time were {items}.',
      lowest: 'Other areas came through less this time: {items}.',
      missing: 'These areas were not measured this time: {items}.',
      meaning: 'Scores describe how you played on one occasion, and they vary from one play to the next.',
    },
    item: '{name} ({score})',
    item_band: '{name} ({score}, {band})',
    comma: ', ',
    and: ' and ',
    open: '“',
    close: '”',
  },
  ar: {
    recruiter: {
      fit: 'مدى الملاءمة للوظيفة في هذه البطاقة {score} من 100.',
      fit_band: 'مدى الملاءمة للوظيفة في هذه البطاقة {score} من 100، ضمن الفئة {band}.',
      no_fit: 'لم تُحسب الملاءمة للوظيفة لهذه البطاقة.',
      above: 'وهذا أعلى من متوسط هذه الوظيفة، وهو {average}.',
      below: 'وهذا أدنى من متوسط هذه الوظيفة، وهو {average}.',
      same: 'وهذا مساوٍ لمتوسط هذه الوظيفة، وهو {average}.',
      highest: 'أعلى الدرجات في {items}.',
      lowest: 'أدنى الدرجات في {items}.',
      missing: 'لم تُحسب درجة في {items}.',
      parts: 'تستند البطاقة إلى {used} من {of} من المقاييس.',
      ask: 'اطلب في المقابلة أمثلة على {items}.',
    },
    candidate: {
      fit: 'مدى ملاءمتك لهذه الوظيفة {score} من 100.',
      no_fit: 'تعذّر حساب الملاءمة للوظيفة من هذه المحاولة.',
      highest: 'أبرز جوانبك هذه المرة: {items}.',
      lowest: 'وظهرت جوانب أخرى بدرجة أقل هذه المرة: {items}.',
      missing: 'لم تُقَس هذه الجوانب هذه المرة: {items}.',
      meaning: 'تصف الدرجات أداءك في محاولة واحدة، وتختلف من محاولة إلى أخرى.',
    },
    item: '{name} ({score})',
    item_band: '{name} ({score}، {band})',
    comma: '، ',
    and: ' و',
    open: '«',
    close: '»',
  },
};

/**
 * Words a summary never has, by language: protected characteristics, and advice to decide. Roots of words are matched at
 * the beginning of a word.
 */
export const REFUSED_WORDS: Readonly<
  Record<SummaryLanguage, { readonly protected: readonly string[]; readonly advice: readonly string[] }>
> = {
  en: {
    protected:
      'age aged ageing older younger elderly youth boy girl gender sex sexual male female man woman men women he she him her his hers mr mrs ms race racial ethnic ethnicity black white asian hispanic latino arab african european american foreign immigrant nationality citizen native accent religio christian muslim jewish hindu buddhist pregnan matern patern married marriage single divorced widow family children parent disab disorder autis adhd dyslex illness disease health medical handicap wheelchair depress anxi mental gay lesbian homosexual transgender queer veteran caste skin politic union'.split(
        ' ',
      ),
    advice:
      'hire hiring hired reject rejecting rejected recommend recommends recommended recommendation shortlist advance proceed dismiss decline exclude unsuitable suitable unsuited unqualified qualified hireable offer accept select disqualif fire avoid discard eliminate consider should must deserves'.split(
        ' ',
      ),
  },
  ar: {
    protected:
      'عمر سن شاب شابة مسن ذكر أنثى رجل امرأة جنس عرق أصل لون جنسية وطن أجنبي دين مسلم مسيحي يهودي حامل حمل أمومة متزوج أعزب مطلق أرمل أسرة أطفال إعاقة معاق مرض صحة نفسي قبيلة طائفة'.split(
        ' ',
      ),
    advice:
      'وظف توظيف ارفض رفض أوصي نوصي يوصى ننصح أنصح رشح يستحق اقبل قبول استبعد استبعاد مؤهل مناسب يجب ينبغي'.split(
        ' ',
      ),
  },
};

/** Words by which one thing is said to be more or less than another; with them a sentence needs what it compares. */
export const COMPARISONS: Readonly<
  Record<SummaryLanguage, { readonly more: readonly string[]; readonly less: readonly string[] }>
> = {
  en: {
    more: [
      'higher',
      'highest',
      'strongest',
      'above',
      'exceeds',
      'more',
      'better',
      'best',
      'greater',
      'stronger',
      'most',
      'top',
      'over',
      'ahead',
      'outperform',
      'outperforms',
      'superior',
    ],
    less: [
      'lower',
      'lowest',
      'weakest',
      'below',
      'less',
      'worse',
      'worst',
      'weaker',
      'least',
      'fewer',
      'under',
      'behind',
      'bottom',
      'underperforms',
      'inferior',
    ],
  },
  ar: {
    more: ['أعلى', 'أبرز', 'فوق', 'أكثر', 'أفضل', 'أقوى', 'يفوق', 'تفوق', 'يتجاوز'],
    less: ['أدنى', 'أقل', 'دون', 'تحت', 'أضعف', 'أسوأ'],
  },
};
