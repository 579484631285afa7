import type { Feature } from '../../platform/feature.ts';
import { addressProofsHandlers } from './address-proofs.routes.ts';

export const addressProofsFeature: Feature = {
  name: 'address-proofs',
  handlers: addressProofsHandlers,
};
