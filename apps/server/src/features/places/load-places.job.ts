import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { lacksPlaces, loadPlaces } from './load-places.ts';

const NAME = 'places.load';

/** Loads the towns of the world after the first start: there are some 190,000, and nobody should wait for them. */
export function loadPlacesJob({ db, jobs, config: { places } }: Services): JobHandler {
  return {
    name: NAME,
    longest_s: 3600,
    begin: async () => {
      if (places !== 'none' && (await lacksPlaces(db, places)))
        await jobs.enqueue(db, NAME, {}, { singletonKey: NAME });
    },
    run: async () => {
      if (places !== 'none') await loadPlaces(db, places);
    },
  };
}
