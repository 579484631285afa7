import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'account_parts.show_password': 'Show password',
    'account_parts.hide_password': 'Hide password',
    'account_parts.rules': 'The password',
    'account_parts.rule.no_upper_case': 'must contain caps',
    'account_parts.rule.no_lower_case': 'must contain small',
    'account_parts.rule.no_digit': 'must contain number',
    'account_parts.rule.no_symbol': 'must contain symbol',
    'account_parts.rule.too_short': 'must be at least 10 characters',
    'account_parts.rule_met': 'done',
    'account_parts.rule_open': 'open',
    'account_parts.continue_with': 'Continue with {provider}',
    'account_parts.pin': 'Code from the mail',
    'account_parts.pin_hint': 'Six digits, valid for 10 minutes',
    'account_parts.resend': 'Send a new code',
    'account_parts.resend_in': 'New code in {seconds, plural, one {# second} other {# seconds}}',
  },
  ar: {
    'account_parts.show_password': 'إظهار كلمة المرور',
    'account_parts.hide_password': 'إخفاء كلمة المرور',
    'account_parts.rules': 'كلمة المرور',
    'account_parts.rule.no_upper_case': 'يجب أن تحتوي على حرف كبير',
    'account_parts.rule.no_lower_case': 'يجب أن تحتوي على حرف صغير',
    'account_parts.rule.no_digit': 'يجب أن تحتوي على رقم',
    'account_parts.rule.no_symbol': 'يجب أن تحتوي على رمز',
    'account_parts.rule.too_short': 'يجب ألا تقل عن 10 محارف',
    'account_parts.rule_met': 'تم',
    'account_parts.rule_open': 'لم يتم بعد',
    'account_parts.continue_with': 'المتابعة عبر {provider}',
    'account_parts.pin': 'الرمز المرسل بالبريد',
    'account_parts.pin_hint': 'ستة أرقام، صالحة لمدة 10 دقائق',
    'account_parts.resend': 'أرسل رمزًا جديدًا',
    'account_parts.resend_in':
      'رمز جديد بعد {seconds, plural, zero {لحظات} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  },
});
