import { lazyPiece } from '../../ui/states/lazy-page.tsx';

export { PlaceInput } from './components/place-input.tsx';
export type { Place } from './places.api.ts';

/** Looks an address up when asked to; comes when it is drawn. */
export const AddressFinder = lazyPiece(() => import('./components/address-finder.tsx'));
/** Numbered dots on an outline of the coast; comes when it is drawn. */
export const PlacesMap = lazyPiece(async () => ({
  default: (await import('./components/places-map.tsx')).PlacesMap,
}));
