import type { Feature } from '../../platform/feature.ts';
import { installStarterSet } from './bank.ts';
import { cultureQuestionsLoaders } from './culture-questions.refs.ts';
import { cultureQuestionsHandlers } from './culture-questions.routes.ts';

export const cultureQuestionsFeature: Feature = {
  name: 'culture-questions',
  handlers: cultureQuestionsHandlers,
  loaders: cultureQuestionsLoaders,
  atStart: ({ db }) => installStarterSet(db),
};
