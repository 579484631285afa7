import type { Feature } from '../../platform/feature.ts';
import { closeExpiredJob } from './close-expired.job.ts';
import { candidateInvitesHandlers } from './invitations/invitations.routes.ts';
import { jobHeads } from './jobs/job-heads.ts';
import { jobsHandlers } from './jobs/jobs.routes.ts';
import { serveSitemap } from './jobs/sitemap.ts';
import { positionPeopleHandlers } from './people/people.routes.ts';
import { positionLoaders } from './positions.refs.ts';
import { positionsHandlers } from './positions.routes.ts';
import { positionQuestionsHandlers } from './questions/questions.routes.ts';

export const positionsFeature: Feature = {
  name: 'positions',
  handlers: [
    ...positionsHandlers,
    ...positionQuestionsHandlers,
    ...positionPeopleHandlers,
    ...candidateInvitesHandlers,
    ...jobsHandlers,
  ],
  loaders: positionLoaders,
  jobs: (services) => [closeExpiredJob(services)],
  pages: serveSitemap,
  heads: jobHeads,
};
