import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What is done to everybody a search finds. */
export const bulkMessages = defineCatalogue({
  en: {
    'applicants.all.select': 'Select all {count} that match',
    'applicants.all.too_many': 'Narrow the list to at most {count} to act on all of them.',
    'applicants.all.selected': 'All {count} selected',
    'applicants.all.begun': 'This takes a moment. You can go on with something else.',
    'applicants.all.label': 'What was done to whole lists',
    'applicants.all.moving': 'Moving to {status}: {at} of {count}',
    'applicants.all.tagging': 'Changing tags: {at} of {count}',
    'applicants.all.undoing': 'Taking it back: {at} of {count}',
    'applicants.all.progress': 'Progress',
    'applicants.all.moved':
      '{count, plural, =0 {Nobody moved to {status}.} one {# moved to {status}.} other {# moved to {status}.}}',
    'applicants.all.tagged':
      '{count, plural, =0 {No tags changed.} one {Tags of # changed.} other {Tags of # changed.}}',
    'applicants.all.undone':
      '{count, plural, =0 {Nobody was put back.} one {# put back.} other {# put back.}}',
    'applicants.all.stopped': 'Stopped half-way.',
    'applicants.all.failed':
      'It ended half-way, because the right to it, the reason or the position is gone.',
    'applicants.all.left': '{count} not: {reasons}',
    'applicants.all.told': 'The candidates will be told at:',
    'applicants.all.stop': 'Stop',
    'applicants.all.undo': 'Undo',
    'applicants.all.close': 'Hide this message',
    'applicants.all.who': 'Who was left out',
    'applicants.all.who_first': 'Who was left out, the first {count}',
    'applicants.all.skip.too_many_tags': '{count} with too many tags',
    'applicants.all.skip.unchanged': '{count} as they were',
    'applicants.all.skip.moved_on': '{count} moved on',
  },
  ar: {
    'applicants.all.select': 'حدّد كل المطابقين ({count})',
    'applicants.all.too_many': 'ضيّق القائمة إلى {count} على الأكثر لتطبيق الإجراء عليهم جميعًا.',
    'applicants.all.selected': 'حُدّد الجميع ({count})',
    'applicants.all.begun': 'يستغرق هذا بعض الوقت. يمكنك متابعة عمل آخر.',
    'applicants.all.label': 'ما نُفّذ على قوائم كاملة',
    'applicants.all.moving': 'النقل إلى: {status}، {at} من {count}',
    'applicants.all.tagging': 'تغيير الوسوم: {at} من {count}',
    'applicants.all.undoing': 'التراجع: {at} من {count}',
    'applicants.all.progress': 'التقدّم',
    'applicants.all.moved':
      '{count, plural, zero {لم يُنقل أحد إلى: {status}.} one {نُقل متقدّم واحد إلى: {status}.} two {نُقل متقدّمان إلى: {status}.} few {نُقل # متقدّمين إلى: {status}.} many {نُقل # متقدّمًا إلى: {status}.} other {نُقل # متقدّم إلى: {status}.}}',
    'applicants.all.tagged':
      '{count, plural, zero {لم تتغيّر أي وسوم.} one {تغيّرت وسوم متقدّم واحد.} two {تغيّرت وسوم متقدّمين.} few {تغيّرت وسوم # متقدّمين.} many {تغيّرت وسوم # متقدّمًا.} other {تغيّرت وسوم # متقدّم.}}',
    'applicants.all.undone':
      '{count, plural, zero {لم يُعَد أحد.} one {أُعيد متقدّم واحد.} two {أُعيد متقدّمان.} few {أُعيد # متقدّمين.} many {أُعيد # متقدّمًا.} other {أُعيد # متقدّم.}}',
    'applicants.all.stopped': 'أُوقف في منتصف الطريق.',
    'applicants.all.failed': 'انتهى في منتصف الطريق، لأن الصلاحية أو السبب أو الوظيفة لم تعد متاحة.',
    'applicants.all.left': 'ولم يشمل {count}: {reasons}',
    'applicants.all.told': 'سيُخبَر المتقدّمون في:',
    'applicants.all.stop': 'إيقاف',
    'applicants.all.undo': 'تراجع',
    'applicants.all.close': 'إخفاء هذه الرسالة',
    'applicants.all.who': 'من لم يشمله الإجراء',
    'applicants.all.who_first': 'من لم يشمله الإجراء، أول {count}',
    'applicants.all.skip.too_many_tags': '{count} لديه وسوم كثيرة',
    'applicants.all.skip.unchanged': '{count} بقي كما كان',
    'applicants.all.skip.moved_on': '{count} انتقل بعد ذلك',
  },
});
