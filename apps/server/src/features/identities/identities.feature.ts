import type { Feature } from '../../platform/feature.ts';
import { identitiesHandlers } from './identities.routes.ts';

export const identitiesFeature: Feature = {
  name: 'identities',
  handlers: identitiesHandlers,
};
