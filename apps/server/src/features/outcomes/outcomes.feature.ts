import type { Feature } from '../../platform/feature.ts';
import { outcomesHandlers } from './outcomes.routes.ts';

export const outcomesFeature: Feature = {
  name: 'outcomes',
  handlers: outcomesHandlers,
};
