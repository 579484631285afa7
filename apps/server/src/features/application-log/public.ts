export {
  type ApplicationLogEntry,
  appendApplicationLog,
  beginApplicationLog,
  chainedLogRow,
} from './append-application-log.ts';
