export { findBusy } from './calendars.queries.ts';
