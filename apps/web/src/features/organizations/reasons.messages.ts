import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The reasons that decisions about applicants can have. */
export const reasonMessages = defineCatalogue({
  en: {
    'organizations.reasons.own': 'Your own reasons',
    'organizations.reasons.given': 'Reasons that are always there',
    'organizations.reasons.text':
      'Recruiters choose one of these when they reject somebody or change a decision. Candidates do not see them.',
    'organizations.reasons.none': 'You have no reasons of your own yet.',
    'organizations.reasons.add': 'Add a reason',
    'organizations.reasons.label': 'Reason',
    'organizations.reasons.kind': 'Who decided',
    'organizations.reasons.kind.we_rejected': 'We decided against them',
    'organizations.reasons.kind.they_rejected': 'They decided against us',
    'organizations.reasons.kind.other': 'Neither, or another change',
    'organizations.reasons.rename': 'Change the words',
    'organizations.reasons.rename_of': 'Change the words of “{name}”',
    'organizations.reasons.rename_hint': 'Earlier decisions with this reason show the new words too.',
    'organizations.reasons.up': 'Move “{name}” up',
    'organizations.reasons.down': 'Move “{name}” down',
    'organizations.reasons.archive_of': 'Archive “{name}”',
    'organizations.reasons.restore_of': 'Take “{name}” back',
    'organizations.reasons.archived': 'Archived',
  },
  ar: {
    'organizations.reasons.own': 'أسبابكم الخاصة',
    'organizations.reasons.given': 'أسباب متاحة دائمًا',
    'organizations.reasons.text':
      'يختار مسؤولو التوظيف أحد هذه الأسباب عند رفض متقدّم أو تغيير قرار. لا يراها المرشّحون.',
    'organizations.reasons.none': 'لا توجد أسباب خاصة بكم بعد.',
    'organizations.reasons.add': 'إضافة سبب',
    'organizations.reasons.label': 'السبب',
    'organizations.reasons.kind': 'من قرّر',
    'organizations.reasons.kind.we_rejected': 'قرّرنا عدم المتابعة',
    'organizations.reasons.kind.they_rejected': 'قرّر المتقدّم عدم المتابعة',
    'organizations.reasons.kind.other': 'لا هذا ولا ذاك، أو تغيير آخر',
    'organizations.reasons.rename': 'تغيير الصياغة',
    'organizations.reasons.rename_of': 'تغيير صياغة «{name}»',
    'organizations.reasons.rename_hint': 'القرارات السابقة التي تحمل هذا السبب تعرض الصياغة الجديدة أيضًا.',
    'organizations.reasons.up': 'نقل «{name}» إلى أعلى',
    'organizations.reasons.down': 'نقل «{name}» إلى أسفل',
    'organizations.reasons.archive_of': 'أرشفة «{name}»',
    'organizations.reasons.restore_of': 'استعادة «{name}»',
    'organizations.reasons.archived': 'مؤرشف',
  },
});
