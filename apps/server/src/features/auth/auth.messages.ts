import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const authSay = defineMessages({
  en: {
    'auth.saved': 'Saved.',
    'auth.wrong': 'The e-mail or the password is wrong.',
    'auth.signed_out': 'You are signed out.',
    'auth.session_over': 'That session is over.',
    'auth.signed_out_elsewhere': 'You are signed out everywhere else.',
    'auth.reset_code': 'If the address has an account, a code is on its way.',
    'auth.password_set': 'Your new password is set. Please sign in.',
    'auth.password_changed': 'Your password is changed. You are signed out everywhere else.',
    'auth.password_not_present': 'This is not your present password.',
    'auth.password_same': 'must differ from the present one',
    'auth.confirm_address_first':
      'Confirm your email address first: open the link in the email we sent to {email}. Then set a password.',
    'auth.password_no_upper_case': 'must contain caps',
    'auth.password_no_lower_case': 'must contain small',
    'auth.password_no_digit': 'must contain number',
    'auth.password_no_symbol': 'must contain symbol',
    'auth.password_too_short': 'must be at least {min} characters',
    'auth.password_too_long': 'must be at most {max} characters',
    'auth.password_too_common': 'is too common',
    'auth.code_wrong':
      'This code is wrong or no longer valid, or was requested in another browser. After five tries, request a new one.',
    'auth.link_over': 'This link has expired or was already used. Request a new one.',
    'auth.busy': 'Too many people are signing in right now. Please try again in a few seconds.',
    'auth.closed_to_strangers':
      'There were too many failed sign-ins with this email address. Sign in from a browser you have used before, or choose “Forgot your password?” and follow the link we email you.',
    'auth.code_on_its_way': 'A code is on its way. You can ask again in {seconds} seconds.',
    'auth.too_many':
      'Too many tries to {what}. Please try again in {minutes, plural, one {a minute} other {# minutes}}.',
    'auth.codes_of_the_day':
      'We’ve already sent {count} codes to this address today. You can ask for another one in {minutes, plural, one {a minute} other {# minutes}}.',
    'auth.sign_in_with_address': 'sign in with this address',
    'auth.sign_in_from_here': 'sign in from here',
    'auth.confirm_password': 'confirm the password',
    'auth.get_code': 'get a code',
  },
  ar: {
    'auth.saved': 'حُفظ.',
    'auth.wrong': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'auth.signed_out': 'تم تسجيل خروجك.',
    'auth.session_over': 'انتهت تلك الجلسة.',
    'auth.signed_out_elsewhere': 'تم تسجيل خروجك من كل مكان آخر.',
    'auth.reset_code': 'إذا كان للعنوان حساب فإن الرمز في طريقه إليه.',
    'auth.password_set': 'تم تعيين كلمة المرور الجديدة. يرجى تسجيل الدخول.',
    'auth.password_changed': 'تغيّرت كلمة مرورك. تم تسجيل خروجك من كل مكان آخر.',
    'auth.password_not_present': 'هذه ليست كلمة مرورك الحالية.',
    'auth.password_same': 'يجب أن تختلف عن الحالية',
    'auth.confirm_address_first':
      'أكّد بريدك الإلكتروني أولًا: افتح الرابط في الرسالة التي أرسلناها إلى {email}، ثم عيّن كلمة مرور.',
    'auth.password_no_upper_case': 'يجب أن تحتوي على حرف كبير',
    'auth.password_no_lower_case': 'يجب أن تحتوي على حرف صغير',
    'auth.password_no_digit': 'يجب أن تحتوي على رقم',
    'auth.password_no_symbol': 'يجب أن تحتوي على رمز',
    'auth.password_too_short': 'يجب ألا تقل عن {min} محارف',
    'auth.password_too_long': 'يجب ألا تزيد على {max} محرفًا',
    'auth.password_too_common': 'شائعة جدًا',
    'auth.code_wrong':
      'هذا الرمز غير صحيح أو لم يعد صالحًا أو طُلب من متصفح آخر. بعد خمس محاولات اطلب رمزًا جديدًا.',
    'auth.link_over': 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
    'auth.busy': 'يسجّل عدد كبير من الأشخاص الدخول الآن. يرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.',
    'auth.closed_to_strangers':
      'جرت محاولات فاشلة كثيرة لتسجيل الدخول بعنوان البريد هذا. سجّل الدخول من متصفح استخدمته من قبل، أو اختر «هل نسيت كلمة المرور؟» واتبع الرابط الذي نرسله إليك.',
    'auth.code_on_its_way':
      'الرمز في طريقه إليك. يمكنك طلب رمز آخر بعد {seconds, plural, zero {لحظات} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    'auth.too_many':
      'محاولات كثيرة جدًا {what}. يرجى المحاولة بعد {minutes, plural, zero {لحظات} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    'auth.codes_of_the_day':
      'أرسلنا اليوم إلى هذا العنوان {count, plural, zero {رموزًا كثيرة} one {رمزًا واحدًا} two {رمزين} few {# رموز} many {# رمزًا} other {# رمز}}. يمكنك طلب رمز آخر بعد {minutes, plural, zero {لحظات} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    'auth.sign_in_with_address': 'لتسجيل الدخول بهذا العنوان',
    'auth.sign_in_from_here': 'لتسجيل الدخول من هنا',
    'auth.confirm_password': 'لتأكيد كلمة المرور',
    'auth.get_code': 'للحصول على رمز',
  },
});
