import type { Feature } from '../../platform/feature.ts';
import { cvLoaders } from './cvs.refs.ts';
import { cvsHandlers } from './cvs.routes.ts';
import { readCvJob } from './read-cv.job.ts';

export const cvsFeature: Feature = {
  name: 'cvs',
  handlers: cvsHandlers,
  loaders: cvLoaders,
  jobs: (services) => [readCvJob(services)],
};
