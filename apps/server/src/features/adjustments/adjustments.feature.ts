import type { Feature } from '../../platform/feature.ts';
import { adjustmentsLoaders } from './adjustments.refs.ts';
import { adjustmentsHandlers } from './adjustments.routes.ts';

export const adjustmentsFeature: Feature = {
  name: 'adjustments',
  handlers: adjustmentsHandlers,
  loaders: adjustmentsLoaders,
};
