export {
  type ApplicationLogEntry,
  appendApplicationLog,
  chainedLogRow,
} from './append-application-log.ts';
