import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What about a play is worth a look. */
export const messages = defineCatalogue({
  en: {
    'ui.look.too_fast': 'Answers arrived faster than they could have been given',
    'ui.look.automated': 'Answers given by software',
    'ui.look.clock': 'Claimed playing time doesn’t match real time',
    'ui.look.device': 'Played on more than one device',
    'ui.look.not_read': 'Answered faster than one can read',
    'ui.look.pattern': 'Unusual pattern of answers',
    'ui.look.repeated': 'Same answer many times in a row',
    'ui.look.away': 'Interrupted or left more often than usual',
    'ui.look.left_out': 'Many steps without an answer of their own',
    'ui.look.other': 'Something unusual in the play',
  },
  ar: {
    'ui.look.too_fast': 'وصلت الإجابات أسرع مما يمكن إعطاؤها',
    'ui.look.automated': 'إجابات أعطاها برنامج',
    'ui.look.clock': 'وقت اللعب المذكور لا يطابق الوقت الفعلي',
    'ui.look.device': 'لُعبت على أكثر من جهاز',
    'ui.look.not_read': 'إجابات أسرع مما تمكن قراءته',
    'ui.look.pattern': 'نمط إجابات غير معتاد',
    'ui.look.repeated': 'الإجابة نفسها مرات كثيرة متتالية',
    'ui.look.away': 'انقطاع أو مغادرة أكثر من المعتاد',
    'ui.look.left_out': 'خطوات كثيرة بلا إجابة تخصّها',
    'ui.look.other': 'شيء غير معتاد في اللعب',
  },
});
