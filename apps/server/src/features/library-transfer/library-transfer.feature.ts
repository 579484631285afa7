import type { Feature } from '../../platform/feature.ts';
import { libraryTransferHandlers } from './library-transfer.routes.ts';

export const libraryTransferFeature: Feature = {
  name: 'library-transfer',
  handlers: libraryTransferHandlers,
};
