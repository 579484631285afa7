import { defineCatalogue } from './i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'platform.unknown_error': 'Unknown Error Please Contact Support Team',
    'platform.unreachable': 'The server could not be reached. Check your connection and try again.',
    'platform.timeout': 'The server took too long to answer. Try again in a moment.',
    'platform.cancelled': 'Stopped.',
  },
  ar: {
    'platform.unknown_error': 'خطأ غير معروف، يُرجى التواصل مع فريق الدعم',
    'platform.unreachable': 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك ثم أعد المحاولة.',
    'platform.timeout': 'استغرق الخادم وقتًا طويلًا للرد. أعد المحاولة بعد لحظات.',
    'platform.cancelled': 'تم الإيقاف.',
  },
});
