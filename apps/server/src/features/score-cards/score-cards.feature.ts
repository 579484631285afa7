import type { Feature } from '../../platform/feature.ts';
import { scoreCardsLoaders } from './score-cards.refs.ts';
import { scoreCardsHandlers } from './score-cards.routes.ts';
import { cardLinksHandlers } from './sharing/card-links.routes.ts';
import { forgetLinksJob } from './sharing/card-links.ts';
import { sharedCardHeads } from './sharing/shared-card-head.ts';

export const scoreCardsFeature: Feature = {
  name: 'score-cards',
  handlers: [...scoreCardsHandlers, ...cardLinksHandlers],
  loaders: scoreCardsLoaders,
  jobs: (services) => [forgetLinksJob(services)],
  heads: () => sharedCardHeads(),
};
