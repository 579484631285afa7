import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const correctionsSay = defineMessages({
  en: {
    'corrections.no_card': 'This application has no score card yet.',
    'corrections.which_play': 'This task was played more than once. Please say which play is meant.',
    'corrections.above_total': 'must be at most total_score',
    'corrections.unchanged': 'This is what the card says already.',
    'corrections.asked_by_other':
      'Somebody else has asked for a correction of this response. Decide on it first.',
    'corrections.asked': 'Asked for. It counts as soon as a second person confirms it.',
    'corrections.approved': 'Confirmed. The score card has a new version; both sides are told.',
    'corrections.rejected': 'Refused. The card stays as it is.',
    'corrections.closed': 'Taken back. The card stays as it is.',
    'corrections.stale_status': 'Somebody else has decided on this correction meanwhile.',
    'corrections.say_why': 'Please say why.',
    'corrections.second_person': 'A second person has to decide on your correction.',
    'corrections.not_allowed': 'This correction cannot go there from where it is.',
  },
  ar: {
    'corrections.no_card': 'لا توجد بطاقة نتائج لهذا الطلب بعد.',
    'corrections.which_play': 'لُعبت هذه المهمة أكثر من مرة. يرجى تحديد مرة اللعب المقصودة.',
    'corrections.above_total': 'يجب ألا تتجاوز القيمة total_score',
    'corrections.unchanged': 'هذا ما تقوله البطاقة بالفعل.',
    'corrections.asked_by_other': 'طلب شخص آخر تصحيح هذه النتيجة. قرّر بشأن طلبه أولًا.',
    'corrections.asked': 'تم طلب التصحيح. يسري فور أن يؤكده شخص ثانٍ.',
    'corrections.approved': 'تم التأكيد. لبطاقة النتائج نسخة جديدة، ويُبلَّغ الطرفان.',
    'corrections.rejected': 'تم الرفض. تبقى البطاقة كما هي.',
    'corrections.closed': 'سُحب الطلب. تبقى البطاقة كما هي.',
    'corrections.stale_status': 'قرّر شخص آخر بشأن هذا التصحيح في الأثناء.',
    'corrections.say_why': 'يرجى ذكر السبب.',
    'corrections.second_person': 'يجب أن يقرر شخص ثانٍ بشأن التصحيح الذي طلبته.',
    'corrections.not_allowed': 'لا يمكن نقل هذا التصحيح إلى هناك من حالته الحالية.',
  },
});
