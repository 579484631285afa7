import type { Feature } from '../../platform/feature.ts';
import { previewsHandlers } from './previews.routes.ts';

export const previewsFeature: Feature = {
  name: 'previews',
  handlers: previewsHandlers,
};
