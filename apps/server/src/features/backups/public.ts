export { readBackupsHealth } from './read-backups.ts';
