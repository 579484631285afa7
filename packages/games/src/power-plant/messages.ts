import { harbourMessages } from '../harbour/messages.ts';

/** Words of Power Plant. */
export const powerPlantMessages = {
  en: {
    ...harbourMessages.en,
    'power-plant.title': 'Power Plant',
    'power-plant.intro': 'Easy shift or hard shift?',
    'power-plant.shows':
      'when you find more thinking worth your while. Taking the easy shift is as good an answer as the hard one.',
    'power-plant.how_choose':
      '{by, select, touch {Each round, tap a shift.} key {Each round, choose a shift with <key>←</key> or <key>→</key>.} other {Each round, click a shift or press <key>←</key> or <key>→</key>.}} The hard one pays more and takes more thinking.',
    'power-plant.how_work':
      'In both you put {dials, number} dials in order, the lowest first. In the hard shift each dial is a sum to add up.',
    'power-plant.how_chance':
      'A finished shift may or may not pay. The chance is shown before you choose and is the same for both.',
    'power-plant.how_time':
      'You have {easy, number} seconds for an easy shift and {hard, number} for a hard one, which is plenty. Choosing isn’t timed.',
    'power-plant.how_untimed': 'There is no time limit.',
    'power-plant.note_practice': 'Two rounds to try it. Their dials differ from those in the real task.',
    'power-plant.note_test': 'There’s no need to be fast here.',
    'power-plant.points': 'Points <big>{total, number}</big>',
    'power-plant.stage_choice': 'Choose a shift',
    'power-plant.stage_work': 'Control desk',
    'power-plant.question': 'Which shift do you take?',
    'power-plant.chance': 'A finished shift pays in <big>{chance, number}</big> of 100 cases',
    'power-plant.easy': 'Easy shift',
    'power-plant.hard': 'Hard shift',
    'power-plant.easy_about': '{dials, number} dials to read',
    'power-plant.hard_about': '{dials, number} sums to work out',
    'power-plant.worth': '<big>{points, number}</big> {points, plural, one {point} other {points}}',
    'power-plant.chosen_easy': 'Easy shift. {dials, number} dials to put in order.',
    'power-plant.chosen_hard': 'Hard shift. {dials, number} sums to put in order.',
    'power-plant.task': 'Start the dials one after the other: the lowest first.',
    'power-plant.dials': 'Dials',
    'power-plant.dial': 'Dial {number, number}: {reading}',
    'power-plant.dial_placed': 'Dial {number, number}: {reading}, place {place, number}',
    'power-plant.order': 'Your order',
    'power-plant.lowest': 'lowest',
    'power-plant.highest': 'highest',
    'power-plant.order_filled': '{placed, number} of {of, number} places are filled.',
    'power-plant.placed': '{reading} in place {place, number} of {of, number}.',
    'power-plant.taken_back': '{reading} removed.',
    'power-plant.take_back': 'Undo',
    'power-plant.hand_in': 'Submit',
    'power-plant.leave': 'Leave this shift',
    'power-plant.again': 'Not quite in order. Check it and submit again.',
    'power-plant.seconds_left': '{seconds, number} seconds left',
    'power-plant.waiting_offline':
      'You’re offline. What you did is saved and will be sent once you’re back online.',
    'power-plant.end_paid_title': 'Done, and it paid off',
    'power-plant.end_paid':
      '{points, plural, one {# point} other {# points}} more. You have {total, number} now.',
    'power-plant.end_unpaid_title': 'Done. No pay this time',
    'power-plant.end_unpaid':
      'That was chance, not you. You have {total, plural, one {# point} other {# points}}.',
    'power-plant.end_other_order_title': 'This shift is over',
    'power-plant.end_other_order':
      'The dials were not in order, so it earns no points. You have {total, plural, one {# point} other {# points}}.',
    'power-plant.end_left_title': 'You left this shift',
    'power-plant.end_left': 'It earns no points. You have {total, plural, one {# point} other {# points}}.',
    'power-plant.end_overdue_title': 'Time’s up for this shift',
    'power-plant.end_overdue':
      'It earns no points. You have {total, plural, one {# point} other {# points}}.',
    'power-plant.result':
      '{total, plural, one {# point} other {# points}} in {of, plural, one {# round} other {# rounds}}.',
  },
  ar: {
    ...harbourMessages.ar,
    'power-plant.title': 'محطة الطاقة',
    'power-plant.intro': 'نوبة سهلة أم صعبة؟',
    'power-plant.shows':
      'متى ترى أن مزيدًا من التفكير يستحق العناء. اختيار النوبة السهلة جواب جيد كاختيار الصعبة.',
    'power-plant.how_choose':
      '{by, select, touch {المس في كل جولة النوبة التي تختارها.} key {اختر في كل جولة نوبة بالمفتاح <key>←</key> أو <key>→</key>.} other {اختر في كل جولة نوبة: انقرها أو اضغط <key>←</key> أو <key>→</key>.}} الصعبة تجلب نقاطًا أكثر وتتطلب تفكيرًا أكثر.',
    'power-plant.how_work':
      'في كلتيهما ترتّب {dials, number} عدادات، الأدنى أولًا. في النوبة الصعبة يعرض كل عداد مجموعًا عليك حسابه.',
    'power-plant.how_chance':
      'النوبة المنجزة قد تدفع وقد لا تدفع. ترى الاحتمال قبل أن تختار، وهو واحد للنوبتين.',
    'power-plant.how_time':
      'لديك {easy, number} ثانية للنوبة السهلة و{hard, number} للصعبة، وهذا وقت وافر. أما الاختيار فبلا ساعة.',
    'power-plant.how_untimed': 'لا شيء محسوب بالوقت.',
    'power-plant.note_practice': 'جولتان للتجربة. عداداتهما ليست عدادات المهمة الفعلية.',
    'power-plant.note_test': 'لا حاجة إلى السرعة هنا.',
    'power-plant.points': 'النقاط <big>{total, number}</big>',
    'power-plant.stage_choice': 'اختيار النوبة',
    'power-plant.stage_work': 'لوحة التحكم',
    'power-plant.question': 'أي نوبة تأخذ؟',
    'power-plant.chance': 'النوبة المنجزة تدفع في <big>{chance, number}</big> من 100 حالة',
    'power-plant.easy': 'نوبة سهلة',
    'power-plant.hard': 'نوبة صعبة',
    'power-plant.easy_about': '{dials, number} عدادات للقراءة',
    'power-plant.hard_about': '{dials, number} مجاميع للحساب',
    'power-plant.worth':
      '<big>{points, number}</big> {points, plural, zero {نقطة} one {نقطة} two {نقطتان} few {نقاط} many {نقطة} other {نقطة}}',
    'power-plant.chosen_easy': 'نوبة سهلة. {dials, number} عدادات للترتيب.',
    'power-plant.chosen_hard': 'نوبة صعبة. {dials, number} مجاميع للترتيب.',
    'power-plant.task': 'شغّل العدادات واحدًا بعد الآخر: الأدنى أولًا.',
    'power-plant.dials': 'العدادات',
    'power-plant.dial': 'العداد {number, number}: ‏{reading}',
    'power-plant.dial_placed': 'العداد {number, number}: ‏{reading}، في الموضع {place, number}',
    'power-plant.order': 'ترتيبك',
    'power-plant.lowest': 'الأدنى',
    'power-plant.highest': 'الأعلى',
    'power-plant.order_filled': 'امتلأ {placed, number} من {of, number} مواضع.',
    'power-plant.placed': '{reading} في الموضع {place, number} من {of, number}.',
    'power-plant.taken_back': 'أُعيد {reading}.',
    'power-plant.take_back': 'تراجع',
    'power-plant.hand_in': 'سلّم',
    'power-plant.leave': 'اترك هذه النوبة',
    'power-plant.again': 'الترتيب ليس صحيحًا تمامًا. انظر مرة أخرى ثم سلّم من جديد.',
    'power-plant.seconds_left': 'بقيت {seconds, number} ثانية',
    'power-plant.waiting_offline': 'انقطع الاتصال. ما فعلته محفوظ ويُستكمل فور عودته.',
    'power-plant.end_paid_title': 'أُنجزت، ودفعت',
    'power-plant.end_paid':
      'زادت نقاطك {points, plural, zero {صفرًا} one {نقطة واحدة} two {نقطتين} few {# نقاط} many {# نقطة} other {# نقطة}}. رصيدك الآن {total, number}.',
    'power-plant.end_unpaid_title': 'أُنجزت، لكنها لا تدفع هذه المرة',
    'power-plant.end_unpaid':
      'كان ذلك حظًا ولا شأن لك به. رصيدك {total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'power-plant.end_other_order_title': 'انتهت هذه النوبة',
    'power-plant.end_other_order':
      'لم تكن العدادات مرتبة، فلا تجلب نقاطًا. رصيدك {total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'power-plant.end_left_title': 'تركت هذه النوبة',
    'power-plant.end_left':
      'لا تجلب نقاطًا. رصيدك {total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'power-plant.end_overdue_title': 'انتهى وقت هذه النوبة',
    'power-plant.end_overdue':
      'لا تجلب نقاطًا. رصيدك {total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}.',
    'power-plant.result':
      '{total, plural, zero {لا نقاط} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}} في {of, plural, zero {لا جولات} one {جولة واحدة} two {جولتين} few {# جولات} many {# جولة} other {# جولة}}.',
  },
} as const;
