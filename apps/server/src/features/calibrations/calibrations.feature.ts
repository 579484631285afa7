import type { Feature } from '../../platform/feature.ts';
import { calibrationsHandlers } from './calibrations.routes.ts';

export const calibrationsFeature: Feature = {
  name: 'calibrations',
  handlers: calibrationsHandlers,
};
