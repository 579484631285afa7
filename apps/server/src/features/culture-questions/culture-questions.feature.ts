import type { Feature } from '../../platform/feature.ts';
import { installStarterSet } from './bank.ts';
import { cultureQuestionsLoaders } from './culture-questions.refs.ts';
import { cultureQuestionsHandlers } from './culture-questions.routes.ts';
import { recountJob } from './weigh-position.ts';

export const cultureQuestionsFeature: Feature = {
  name: 'culture-questions',
  handlers: cultureQuestionsHandlers,
  loaders: cultureQuestionsLoaders,
  jobs: (services) => [recountJob(services)],
  atStart: ({ db }) => installStarterSet(db),
};
