import type { Feature } from '../../platform/feature.ts';
import { conditionsHandlers } from './conditions.routes.ts';
import { formulaLoaders } from './formulas.refs.ts';
import { formulasHandlers } from './formulas.routes.ts';
import { operatorsHandlers } from './operators.routes.ts';

export const formulasFeature: Feature = {
  name: 'formulas',
  handlers: [...formulasHandlers, ...conditionsHandlers, ...operatorsHandlers],
  loaders: formulaLoaders,
};
