export { type ApplicationLogEntry, appendApplicationLog } from './application-log.queries.ts';
