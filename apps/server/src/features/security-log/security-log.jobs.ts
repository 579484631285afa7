import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { sealSecurityLog } from './seal-security-log.ts';

/** Adds new lines to the chain, once a minute. */
export function sealSecurityLogJob(services: Services): JobHandler {
  return {
    name: 'security_log.seal',
    cron: '* * * * *',
    async run() {
      await sealSecurityLog(services.db);
    },
  };
}
