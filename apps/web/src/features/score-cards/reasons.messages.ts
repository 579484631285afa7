import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Why something is 'Not Calculated'. A measure that an adjustment takes away on purpose is told like any other. */
export const messages = defineCatalogue({
  en: {
    'reasons.no_data': 'Nothing was measured for this.',
    'reasons.low_coverage': 'Less than 60 % of its weight has data, too little for a number.',
    'reasons.not_reached': 'The play ended before this part.',
    'reasons.too_few_trials': 'There were too few answers to tell.',
    'reasons.invalid_range': 'What came out lies outside what can be measured reliably.',
    'reasons.accommodated': 'Not measured in this play.',
    'reasons.not_measured': 'Not measured in this play.',
    'reasons.insufficient_data': 'Too much of the play is missing for it to count.',
    'reasons.timing_impossible': 'The times reported for it can’t be true.',
    'reasons.no_case': 'No case of the formula applies.',
    'reasons.condition_unknown': 'A condition of the formula needs a value that is missing.',
    'reasons.value_missing': 'A value that the formula needs is missing.',
    'reasons.total_score_missing': 'A value that the formula needs is missing.',
    'reasons.total_score_not_positive': 'The formula has nothing to be out of.',
    'reasons.value_out_of_range': 'The formula gave a value outside its range, which is a scoring error.',
  },
  ar: {
    'reasons.no_data': 'لم يُقَس شيء لهذا.',
    'reasons.low_coverage': 'أقل من 60٪ من وزنها له بيانات، وهذا لا يكفي لرقم.',
    'reasons.not_reached': 'انتهى اللعب قبل هذا الجزء.',
    'reasons.too_few_trials': 'كانت الإجابات أقل من أن تكفي للحكم.',
    'reasons.invalid_range': 'الناتج خارج ما يمكن قياسه بثقة.',
    'reasons.accommodated': 'لم يُقَس في هذا اللعب.',
    'reasons.not_measured': 'لم يُقَس في هذا اللعب.',
    'reasons.insufficient_data': 'الناقص من اللعب أكثر من أن يُحتسب.',
    'reasons.timing_impossible': 'الأوقات المذكورة له لا يمكن أن تكون صحيحة.',
    'reasons.no_case': 'لا تنطبق أي حالة من حالات الصيغة.',
    'reasons.condition_unknown': 'شرط في الصيغة يحتاج إلى قيمة ناقصة.',
    'reasons.value_missing': 'قيمة تحتاجها الصيغة ناقصة.',
    'reasons.total_score_missing': 'قيمة تحتاجها الصيغة ناقصة.',
    'reasons.total_score_not_positive': 'ليس في الصيغة ما يُنسب إليه.',
    'reasons.value_out_of_range': 'أعطت الصيغة قيمة خارج نطاقها، وهذا خطأ في الاحتساب.',
  },
});

export type ReasonKey = keyof (typeof messages)['en'];
