export { effectiveFeatures } from './effective-features.ts';
export { type EffectiveFeatures, forgetEveryEffective, isBillingOn } from './entitlements.queries.ts';
export { type FeatureWordings, featureWords } from './feature-words.ts';
export { endEntitlements, type Grant, grantEntitlements } from './grant-entitlements.ts';
