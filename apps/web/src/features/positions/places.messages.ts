import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'positions.places.title': 'Places',
    'positions.places.map': 'Map of {names}',
    'positions.places.open': 'See {name} on OpenStreetMap',
    'positions.qr.open': 'QR code',
    'positions.qr.title': 'QR code of the public page',
    'positions.qr.alt': 'QR code that leads to {url}',
    'positions.qr.png': 'Save as PNG',
    'positions.qr.svg': 'Save as SVG',
    'positions.qr.no_png': 'Your browser could not draw the picture. The SVG file works everywhere.',
  },
  ar: {
    'positions.places.title': 'الأماكن',
    'positions.places.map': 'خريطة {names}',
    'positions.places.open': 'شاهد {name} على OpenStreetMap',
    'positions.qr.open': 'رمز QR',
    'positions.qr.title': 'رمز QR للصفحة العامة',
    'positions.qr.alt': 'رمز QR يقود إلى {url}',
    'positions.qr.png': 'حفظ بصيغة PNG',
    'positions.qr.svg': 'حفظ بصيغة SVG',
    'positions.qr.no_png': 'تعذّر على متصفحك رسم الصورة. ملف SVG يعمل في كل مكان.',
  },
});
