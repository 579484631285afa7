export {
  type ApplicationLogEntry,
  appendApplicationLog,
  beginApplicationLog,
  chainedLogRow,
} from './append-application-log.ts';
export type { LastLine } from './application-log.queries.ts';
export { logIsIntact } from './verify-application-log.ts';
