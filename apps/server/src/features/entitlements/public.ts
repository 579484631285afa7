export { featureWords } from './feature-words.ts';
export { featuresSaid } from './features-said.ts';
export type { Grant } from './grant.ts';
export { endEntitlements, grantEntitlements } from './grant-entitlements.ts';
export { lostWithout } from './lost-without.ts';
export { namesOfFeatures } from './name-features.ts';
export { catalogueChanged, plansAreUsed } from './plans-in-use.ts';
