import type { Feature } from '../../platform/feature.ts';
import { loadPlacesJob } from './load-places.job.ts';
import { tileOrigin } from './map-tiles.ts';
import { placesHandlers } from './places.routes.ts';

export const placesFeature: Feature = {
  name: 'places',
  handlers: placesHandlers,
  showsPicturesOf: tileOrigin,
  jobs: (services) => [loadPlacesJob(services)],
};
