import type { Feature } from '../../platform/feature.ts';
import { backupsLoaders } from './backups.refs.ts';
import { backupsHandlers } from './backups.routes.ts';
import { makeBackupJob, nightlyBackupJob } from './make-backup.job.ts';

export const backupsFeature: Feature = {
  name: 'backups',
  handlers: backupsHandlers,
  loaders: backupsLoaders,
  jobs: (services) => [makeBackupJob(services), nightlyBackupJob(services)],
};
