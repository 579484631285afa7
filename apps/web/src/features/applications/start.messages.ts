import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of the first screen of applying, apart from the rest so that it opens fast. */
export const messages = defineCatalogue({
  en: {
    'applications.start.title': 'Apply for {position}',
    'applications.start.intro':
      'About {minutes} min in all: form {form}{questions, plural, =0 {} other {, questions #}}{games, plural, =0 {} other {, games #}}. You can stop at any time and continue later, on any device.',
    'applications.start.as': 'You apply as {name}, {email}.',
    'applications.start.test':
      'You are about to try this position as an applicant would see it. It stays out of every list and count.',
    'applications.start.begin': 'Begin',
    'applications.start.try': 'Try it',
    'applications.start.invited': 'You were invited at {email}. Please use that address.',
    'applications.start.first_name': 'First name',
    'applications.start.last_name': 'Last name',
    'applications.start.email': 'E-mail',
    'applications.start.email_about': 'News about your application goes here.',
    'applications.start.consent':
      '{organization} may use what I enter and how I play to decide about this application.',
    'applications.start.terms':
      'Beginning makes an account for you. You accept the <terms>terms of use</terms>, the <privacy>privacy notice</privacy> and <ai>how applicants are assessed</ai>.',
    'applications.start.have_account': 'Already have an account? <signin>Sign in</signin> to apply with it.',
    'applications.start.missing': 'Please fill this in.',
    'applications.start.consent_missing': 'Please agree, or close this page.',
    'applications.start.consent_label': 'Consent',
    'applications.start.missing_position': 'This link names no position. Look for it in the list of jobs.',
    'applications.start.cannot': 'You cannot apply here',
    'applications.start.jobs': 'See open jobs',
  },
  ar: {
    'applications.start.title': 'التقدّم إلى وظيفة {position}',
    'applications.start.intro':
      'نحو {minutes} دقيقة إجمالًا: النموذج {form}{questions, plural, =0 {} other {، والأسئلة #}}{games, plural, =0 {} other {، والألعاب #}}. يمكنك التوقف في أي وقت والمتابعة لاحقًا من أي جهاز.',
    'applications.start.as': 'تتقدّم باسم {name}، {email}.',
    'applications.start.test':
      'أنت على وشك تجربة هذه الوظيفة كما يراها المتقدّم. لن تظهر في أي قائمة أو إحصاء.',
    'applications.start.begin': 'ابدأ',
    'applications.start.try': 'جرّبها',
    'applications.start.invited': 'وصلتك الدعوة على {email}. يُرجى استخدام هذا العنوان.',
    'applications.start.first_name': 'الاسم الأول',
    'applications.start.last_name': 'اسم العائلة',
    'applications.start.email': 'البريد الإلكتروني',
    'applications.start.email_about': 'تصلك أخبار طلبك على هذا العنوان.',
    'applications.start.consent': 'يجوز لـ{organization} استخدام ما أُدخله وطريقة لعبي للبتّ في هذا الطلب.',
    'applications.start.terms':
      'عند البدء يُنشأ لك حساب، وبذلك تقبل <terms>شروط الاستخدام</terms> و<privacy>إشعار الخصوصية</privacy> و<ai>كيف يُقيَّم المتقدّمون</ai>.',
    'applications.start.have_account': 'لديك حساب؟ <signin>سجّل الدخول</signin> للتقدّم به.',
    'applications.start.missing': 'يُرجى ملء هذا الحقل.',
    'applications.start.consent_missing': 'يُرجى الموافقة أو إغلاق هذه الصفحة.',
    'applications.start.consent_label': 'الموافقة',
    'applications.start.missing_position': 'لا يذكر هذا الرابط أي وظيفة. ابحث عنها في قائمة الوظائف.',
    'applications.start.cannot': 'لا يمكن التقدّم هنا',
    'applications.start.jobs': 'الوظائف المتاحة',
  },
});
