import type { Feature } from '../../platform/feature.ts';
import { measureGapsJob } from './measure-gaps.ts';
import { whatIfHandlers } from './what-if.routes.ts';

export const whatIfFeature: Feature = {
  name: 'what-if',
  handlers: whatIfHandlers,
  jobs: (services) => [measureGapsJob(services)],
};
