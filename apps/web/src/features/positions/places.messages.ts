import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'positions.places.title': 'Places',
    'positions.places.map': 'Map of {names}',
    'positions.places.open': 'See {name} on OpenStreetMap',
  },
  ar: {
    'positions.places.title': 'الأماكن',
    'positions.places.map': 'خريطة {names}',
    'positions.places.open': 'شاهد {name} على OpenStreetMap',
  },
});
