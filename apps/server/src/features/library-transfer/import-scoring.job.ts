import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { wholeImportJob } from '../background-jobs/public.ts';
import { bringLibrary, SCORING_IMPORT } from './import-library.ts';

/** Imports scoring in the background. */
export const importScoringJob = (services: Services): JobHandler<{ background_job_id: string }> =>
  wholeImportJob(services, { ...SCORING_IMPORT, write: bringLibrary });
