import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Moving applicants: the dialog, what is told afterwards, and the reasons of the platform. */
export const moveMessages = defineCatalogue({
  en: {
    'applicants.move.done': '{count, plural, one {{name} moved to {status}.} other {# moved to {status}.}}',
    'applicants.move.done_told':
      '{minutes, plural, =0 {{words} The candidate is told at once.} one {{words} The candidate will be told in # minute.} other {{words} The candidate will be told in # minutes.}}',
    'applicants.move.partial': '{done} moved to {status}, {skipped} not: {reasons}',
    'applicants.move.none': 'Nobody moved: {reasons}',
    'applicants.move.closed': 'Every opening is taken, so the position was closed.',
    'applicants.move.undone': '{count, plural, one {Taken back.} other {# moves taken back.}}',
    'applicants.skip.stale_status': '{count} moved meanwhile',
    'applicants.skip.same_state': '{count} there already',
    'applicants.skip.not_allowed': '{count} cannot go there',
    'applicants.skip.reason_required': '{count} need a reason',
    'applicants.skip.no_opening_left': '{count} without an opening',
    'applicants.reason.experience': 'Experience does not fit',
    'applicants.reason.skills': 'Required skills are missing',
    'applicants.reason.results': 'Others fit the position better',
    'applicants.reason.requirement': 'A legal requirement is not met',
    'applicants.reason.filled': 'The position is filled',
    'applicants.reason.other_offer': 'Took another offer',
    'applicants.reason.conditions': 'Pay or conditions did not suit',
    'applicants.reason.no_answer': 'Did not answer or come',
    'applicants.reason.corrected': 'An earlier decision is corrected',
    'applicants.reason.known': 'Already interviewed or known well',
    'applicants.reason.other': 'Another reason (see the note)',
  },
  ar: {
    'applicants.move.done':
      '{count, plural, zero {لم يُنقل أحد إلى: {status}.} one {نُقل {name} إلى: {status}.} two {نُقل متقدّمان إلى: {status}.} few {نُقل # متقدّمين إلى: {status}.} many {نُقل # متقدّمًا إلى: {status}.} other {نُقل # متقدّم إلى: {status}.}}',
    'applicants.move.done_told':
      '{minutes, plural, =0 {{words} يُخبَر المتقدّم الآن.} one {{words} سيُخبَر المتقدّم بعد دقيقة واحدة.} two {{words} سيُخبَر المتقدّم بعد دقيقتين.} few {{words} سيُخبَر المتقدّم بعد # دقائق.} other {{words} سيُخبَر المتقدّم بعد # دقيقة.}}',
    'applicants.move.partial': 'نُقل {done} إلى: {status}، ولم يُنقل {skipped}: {reasons}',
    'applicants.move.none': 'لم يُنقل أحد: {reasons}',
    'applicants.move.closed': 'شُغلت كل الشواغر، فأُغلقت الوظيفة.',
    'applicants.move.undone':
      '{count, plural, zero {لا شيء للتراجع عنه.} one {تم التراجع.} two {تم التراجع عن نقلين.} few {تم التراجع عن # عمليات نقل.} many {تم التراجع عن # عملية نقل.} other {تم التراجع عن # عملية نقل.}}',
    'applicants.skip.stale_status': '{count} نُقل في الأثناء',
    'applicants.skip.same_state': '{count} هناك بالفعل',
    'applicants.skip.not_allowed': '{count} لا يمكن نقله إلى هناك',
    'applicants.skip.reason_required': '{count} يحتاج إلى سبب',
    'applicants.skip.no_opening_left': '{count} بلا شاغر',
    'applicants.reason.experience': 'الخبرة لا تناسب',
    'applicants.reason.skills': 'مهارات مطلوبة غير متوفرة',
    'applicants.reason.results': 'آخرون أنسب للوظيفة',
    'applicants.reason.requirement': 'شرط قانوني غير مستوفى',
    'applicants.reason.filled': 'شُغلت الوظيفة',
    'applicants.reason.other_offer': 'قبل عرضًا آخر',
    'applicants.reason.conditions': 'الأجر أو الشروط لم تناسبه',
    'applicants.reason.no_answer': 'لم يرد أو لم يحضر',
    'applicants.reason.corrected': 'تصحيح قرار سابق',
    'applicants.reason.known': 'سبقت مقابلته أو معروف جيدًا',
    'applicants.reason.other': 'سبب آخر (انظر الملاحظة)',
  },
});
