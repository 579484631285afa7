export { featureWords } from './feature-words.ts';
export type { Grant } from './grant.ts';
export { endEntitlements, grantEntitlements } from './grant-entitlements.ts';
export { namesOfFeatures } from './name-features.ts';
export { catalogueChanged, plansAreUsed } from './plans-in-use.ts';
