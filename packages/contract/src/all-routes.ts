import { applicationsRoutes } from './applications.ts';
import { candidateInvitesRoutes } from './candidate-invites.ts';
import { cvsRoutes } from './cvs.ts';
import type { AnyRoute } from './define-route.ts';
import { jobsRoutes } from './jobs.ts';
import { playsRoutes } from './plays.ts';
import { positionPeopleRoutes } from './position-people.ts';
import { positionQuestionsRoutes } from './position-questions.ts';
import { positionsRoutes } from './positions.ts';
import { scoreCardsRoutes } from './score-cards.ts';
import { simulationsRoutes } from './simulations.ts';
import { systemRoutes } from './system.ts';

/** Every route of the product. A route that is not listed here cannot be served. */
export const ALL_ROUTES: readonly AnyRoute[] = [
  ...systemRoutes,
  ...playsRoutes,
  ...scoreCardsRoutes,
  ...simulationsRoutes,
  ...applicationsRoutes,
  ...positionsRoutes,
  ...positionQuestionsRoutes,
  ...positionPeopleRoutes,
  ...candidateInvitesRoutes,
  ...jobsRoutes,
  ...cvsRoutes,
];
