import type { Feature } from '../../platform/feature.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { referenceDataLoaders } from './reference-data.refs.queries.ts';
import { referenceDataHandlers } from './reference-data.routes.ts';

export const referenceDataFeature: Feature = {
  name: 'reference-data',
  handlers: referenceDataHandlers,
  loaders: referenceDataLoaders,
  atStart: ({ db }) => loadReferenceData(db),
};
