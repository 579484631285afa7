import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'notifications.title': 'Notifications',
    'notifications.title_count': 'Notifications ({count})',
    'notifications.home': 'Home',
    'notifications.none': 'You are up to date. What concerns you will be listed here.',
    'notifications.none_unread': 'Nothing unread.',
    'notifications.unread_only': 'Unread only',
    'notifications.mark_all': 'Mark all as read',
    'notifications.mark': 'Mark as read: {title}',
    'notifications.unmark': 'Mark as unread: {title}',
    'notifications.new': 'New',
    'notifications.today': 'Today',
    'notifications.yesterday': 'Yesterday',
    'notifications.settings': 'What comes by mail',
  },
  ar: {
    'notifications.title': 'الإشعارات',
    'notifications.title_count': 'الإشعارات ({count})',
    'notifications.home': 'الرئيسية',
    'notifications.none': 'لا جديد. سيظهر هنا كل ما يخصّك.',
    'notifications.none_unread': 'لا شيء غير مقروء.',
    'notifications.unread_only': 'غير المقروءة فقط',
    'notifications.mark_all': 'وضع علامة مقروء على الكل',
    'notifications.mark': 'وضع علامة مقروء: {title}',
    'notifications.unmark': 'وضع علامة غير مقروء: {title}',
    'notifications.new': 'جديد',
    'notifications.today': 'اليوم',
    'notifications.yesterday': 'أمس',
    'notifications.settings': 'ما يصل بالبريد',
  },
});
