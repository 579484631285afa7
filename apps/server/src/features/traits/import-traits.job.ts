import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { wholeImportJob } from '../background-jobs/public.ts';
import { importLibraryFile, TRAITS_IMPORT } from './import-library.ts';

/** Imports files into the library of traits in the background. */
export const importTraitsJob = (services: Services): JobHandler<{ background_job_id: string }> =>
  wholeImportJob(services, { ...TRAITS_IMPORT, write: importLibraryFile });
