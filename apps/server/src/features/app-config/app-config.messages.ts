import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const appConfigSay = defineMessages({
  en: {
    'app_config.saved': 'The settings are saved.',
    'app_config.restored': 'The earlier value is back.',
    'app_config.refused': '{field}: {problem}. Nothing was changed.',
    'app_config.no_such_setting': 'This setting does not exist any more.',
    'app_config.not_allowed_now': 'The earlier value is not allowed any more: it {problem}.',
    'app_config.changed_meanwhile':
      'This setting has changed meanwhile. Look at its value now and try again.',
    'app_config.not_a_setting': 'is not a setting',
    'app_config.not_a_mail_host': '"{host}" is not a mail host such as gmail.com',
    'app_config.not_a_time_zone': 'must be a time zone, such as Europe/Berlin',
    'app_config.not_a_whole_number': 'must be a whole number',
    'app_config.not_a_flag': 'must be true or false',
    'app_config.not_text': 'must be text',
    'app_config.not_a_list': 'must be a list of texts',
    'app_config.too_small': 'must be at least {min}',
    'app_config.too_large': 'must be at most {max}',
    'app_config.about_free_mail_domains': 'Mail hosts whose addresses are no work addresses.',
    'app_config.about_session_days': 'Days after the last use when a session ends.',
    'app_config.about_session_longest_days': 'Days after signing in when a session ends in any case.',
    'app_config.about_pin_minutes': 'Minutes for which a PIN is valid.',
    'app_config.about_invite_days': 'Days for which an invitation of a colleague is valid.',
    'app_config.about_applications_per_organization':
      'Applications one person may send to an organization in 30 days.',
    'app_config.about_undo_minutes': 'Minutes until a candidate is told of a decision; 0 tells at once.',
    'app_config.about_undo_minutes_many':
      'Minutes until candidates are told of a decision about many; 0 tells at once.',
    'app_config.about_reapply_days': 'Days until one may apply again for a position that ended.',
    'app_config.about_default_time_zone': 'Time zone in which events are shown first.',
    'app_config.about_maintenance_banner': 'Shown on every page while it is not empty.',
  },
  ar: {
    'app_config.saved': 'حُفظت الإعدادات.',
    'app_config.restored': 'عادت القيمة السابقة.',
    'app_config.refused': '{field}: {problem}. لم يتغير شيء.',
    'app_config.no_such_setting': 'لم يعد هذا الإعداد موجودًا.',
    'app_config.not_allowed_now': 'لم تعد القيمة السابقة مسموحة: {problem}.',
    'app_config.changed_meanwhile':
      'تغيّر هذا الإعداد في هذه الأثناء. اطّلع على قيمته الحالية ثم حاول مرة أخرى.',
    'app_config.not_a_setting': 'ليس إعدادًا',
    'app_config.not_a_mail_host': '"{host}" ليس خادم بريد مثل gmail.com',
    'app_config.not_a_time_zone': 'يجب أن يكون منطقة زمنية، مثل Europe/Berlin',
    'app_config.not_a_whole_number': 'يجب أن يكون عددًا صحيحًا',
    'app_config.not_a_flag': 'يجب أن يكون true أو false',
    'app_config.not_text': 'يجب أن يكون نصًا',
    'app_config.not_a_list': 'يجب أن يكون قائمة نصوص',
    'app_config.too_small': 'يجب ألا يقل عن {min}',
    'app_config.too_large': 'يجب ألا يتجاوز {max}',
    'app_config.about_free_mail_domains': 'خوادم البريد التي لا تُعدّ عناوينها عناوين عمل.',
    'app_config.about_session_days': 'عدد الأيام بعد آخر استخدام حتى تنتهي الجلسة.',
    'app_config.about_session_longest_days': 'عدد الأيام بعد تسجيل الدخول حتى تنتهي الجلسة في كل الأحوال.',
    'app_config.about_pin_minutes': 'عدد الدقائق التي يبقى فيها الرمز صالحًا.',
    'app_config.about_invite_days': 'عدد الأيام التي تبقى فيها دعوة الزميل صالحة.',
    'app_config.about_applications_per_organization':
      'عدد الطلبات التي يمكن لشخص واحد إرسالها إلى مؤسسة خلال 30 يومًا.',
    'app_config.about_undo_minutes': 'عدد الدقائق حتى يُخبَر المرشح بالقرار؛ القيمة 0 تعني فورًا.',
    'app_config.about_undo_minutes_many':
      'عدد الدقائق حتى يُخبَر المرشحون بقرار يخص كثيرين؛ القيمة 0 تعني فورًا.',
    'app_config.about_reapply_days': 'عدد الأيام حتى يمكن التقدّم مرة أخرى إلى وظيفة انتهت.',
    'app_config.about_default_time_zone': 'المنطقة الزمنية التي تُعرض بها الأحداث أولًا.',
    'app_config.about_maintenance_banner': 'يظهر في كل صفحة ما دام غير فارغ.',
  },
});
