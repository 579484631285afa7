import { defineCatalogue } from '../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'hiring.hello': 'Hello, {name}',
    'hiring.create': 'Create position',
    'hiring.todo': 'To do',
    'hiring.todo_review': '{count, plural, one {# new applicant} other {# new applicants}}',
    'hiring.todo_none': 'Nothing waits for you.',
    'hiring.todo_draft': 'Finish the draft',
    'hiring.todo_request': 'A requested position to check',
    'hiring.pending':
      'Your organization is waiting to be approved. You can prepare drafts meanwhile; publishing and inviting come after that.',
    'hiring.positions': 'Positions',
    'hiring.all_positions': 'All positions',
    'hiring.funnel': '{applying} still applying · {applied} applied · {approved} of {openings} approved',
    'hiring.activity': 'What happened',
    'hiring.activity_none': 'Nothing yet. You will read here when somebody applies.',
    'hiring.all_activity': 'All notifications',
    'hiring.first.title': 'Three steps to your first applicant',
    'hiring.first.1': 'Write a position: title, what the work is, where it is.',
    'hiring.first.2': 'Add a simulation, so that people can show what they can do.',
    'hiring.first.3': 'Publish it and share the link, or invite people.',
    'hiring.manager.none': 'No position is shared with you yet',
    'hiring.manager.none_text':
      'A recruiter or company admin of your organization can share one with your e-mail address.',
  },
  ar: {
    'hiring.hello': 'مرحبًا، {name}',
    'hiring.create': 'أنشئ وظيفة',
    'hiring.todo': 'المهام',
    'hiring.todo_review':
      '{count, plural, zero {لا متقدّمين جدد} one {متقدّم جديد واحد} two {متقدّمان جديدان} few {# متقدّمين جدد} many {# متقدّمًا جديدًا} other {# متقدّم جديد}}',
    'hiring.todo_none': 'لا شيء بانتظارك.',
    'hiring.todo_draft': 'أكمل المسودة',
    'hiring.todo_request': 'وظيفة مطلوبة بانتظار المراجعة',
    'hiring.pending':
      'مؤسستك بانتظار الموافقة. يمكنك إعداد المسودات في هذه الأثناء، أما النشر والدعوات فبعد الموافقة.',
    'hiring.positions': 'الوظائف',
    'hiring.all_positions': 'كل الوظائف',
    'hiring.funnel': '{applying} قيد التقديم · {applied} تقدّموا · {approved} من {openings} تم قبولهم',
    'hiring.activity': 'ما الذي حدث',
    'hiring.activity_none': 'لا شيء بعد. ستقرأ هنا حين يتقدّم أحد.',
    'hiring.all_activity': 'كل الإشعارات',
    'hiring.first.title': 'ثلاث خطوات إلى أول متقدّم',
    'hiring.first.1': 'اكتب وظيفة: المسمى وطبيعة العمل ومكانه.',
    'hiring.first.2': 'أضف محاكاة ليُظهر المتقدّمون ما يستطيعون.',
    'hiring.first.3': 'انشرها وشارك الرابط أو ادعُ الأشخاص.',
    'hiring.manager.none': 'لا توجد وظيفة مشتركة معك بعد',
    'hiring.manager.none_text': 'يمكن لمسؤول توظيف أو مدير في مؤسستك أن يشارك وظيفة مع بريدك الإلكتروني.',
  },
});
