import type { Feature } from '../../platform/feature.ts';
import { scoreTemplateLoaders } from './score-templates.refs.ts';
import { scoreTemplatesHandlers } from './score-templates.routes.ts';

export const scoreTemplatesFeature: Feature = {
  name: 'score-templates',
  handlers: scoreTemplatesHandlers,
  loaders: scoreTemplateLoaders,
};
