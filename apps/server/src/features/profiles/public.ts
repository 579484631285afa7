export { storeProfile } from './profiles.queries.ts';
