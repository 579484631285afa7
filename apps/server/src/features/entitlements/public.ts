export { endEntitlements, type Grant, grantEntitlements } from './grant-entitlements.ts';
