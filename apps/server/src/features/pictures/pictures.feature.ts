import type { Feature } from '../../platform/feature.ts';
import { picturesHandlers } from './pictures.routes.ts';

export const picturesFeature: Feature = { name: 'pictures', handlers: picturesHandlers };
