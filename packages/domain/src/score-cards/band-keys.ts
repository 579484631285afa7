/** Keys of the six score bands (spec §9), worst to best; what they mean is in `bands.ts`. */
export const BAND_KEYS = [
  'poor',
  'below_average',
  'average',
  'above_average',
  'excellent',
  'outstanding',
] as const;
