import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { forgetConsentProofs } from './submissions.queries.ts';

/** How long a proof of consent waits to be submitted; ms. */
const KEPT_MS = 24 * 3_600_000;

/** Forgets every night the proofs of consent that nobody submitted. */
export function forgetConsentProofsJob({ db, now }: Services): JobHandler {
  return {
    name: 'agencies.forget-consent-proofs',
    cron: '25 3 * * *',
    async run() {
      await forgetConsentProofs(db, new Date(now().getTime() - KEPT_MS));
    },
  };
}
