import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The eleven statuses and the ways an application can end, as the hiring side reads them. */
export const statusMessages = defineCatalogue({
  en: {
    'applicants.status.started': 'Started',
    'applicants.status.basic_info_entered': 'Basic info entered',
    'applicants.status.cv_submitted': 'CV submitted',
    'applicants.status.questions_answered': 'Questions answered',
    'applicants.status.applied': 'Applied',
    'applicants.status.short_listed': 'Short listed',
    'applicants.status.phone_screen': 'Phone screen',
    'applicants.status.in_person': 'In person',
    'applicants.status.on_hold': 'On hold',
    'applicants.status.approved': 'Approved',
    'applicants.status.rejected': 'Rejected',
    'applicants.status.withdrawn': 'Withdrawn',
    'applicants.status.not_completed': 'Not completed',
    'applicants.status.duplicate': 'Duplicate',
  },
  ar: {
    'applicants.status.started': 'بدأ التقديم',
    'applicants.status.basic_info_entered': 'أدخل بياناته',
    'applicants.status.cv_submitted': 'أرسل السيرة الذاتية',
    'applicants.status.questions_answered': 'أجاب عن الأسئلة',
    'applicants.status.applied': 'متقدّم',
    'applicants.status.short_listed': 'القائمة المختصرة',
    'applicants.status.phone_screen': 'مقابلة هاتفية',
    'applicants.status.in_person': 'مقابلة شخصية',
    'applicants.status.on_hold': 'معلّق',
    'applicants.status.approved': 'مقبول',
    'applicants.status.rejected': 'مرفوض',
    'applicants.status.withdrawn': 'انسحب',
    'applicants.status.not_completed': 'لم يكتمل',
    'applicants.status.duplicate': 'مكرر',
  },
});
