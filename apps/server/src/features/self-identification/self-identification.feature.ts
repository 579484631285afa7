import type { Feature } from '../../platform/feature.ts';
import { selfIdentificationHandlers } from './self-identification.routes.ts';

export const selfIdentificationFeature: Feature = {
  name: 'self-identification',
  handlers: selfIdentificationHandlers,
};
