export { loadPlaces } from './load-places.ts';
export { findTown } from './search-places.ts';
export { testGeocoder } from './test-geocoder.ts';
