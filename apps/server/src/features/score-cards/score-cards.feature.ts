import type { Feature } from '../../platform/feature.ts';
import { scoreCardsLoaders } from './score-cards.refs.ts';
import { scoreCardsHandlers } from './score-cards.routes.ts';

export const scoreCardsFeature: Feature = {
  name: 'score-cards',
  handlers: scoreCardsHandlers,
  loaders: scoreCardsLoaders,
};
