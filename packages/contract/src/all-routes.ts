import { accountsRoutes } from './accounts.ts';
import { administrationRoutes } from './administration.ts';
import { appConfigRoutes } from './app-config.ts';
import { applicantDecisionsRoutes } from './applicant-decisions.ts';
import { applicantTalkRoutes } from './applicant-talk.ts';
import { applicantsRoutes } from './applicants.ts';
import { applicationsRoutes } from './applications.ts';
import { authRoutes } from './auth.ts';
import { buildsRoutes } from './builds.ts';
import { buildsPlayRoutes } from './builds-play.ts';
import { buildsUploadsRoutes } from './builds-uploads.ts';
import { buildsVersionsRoutes } from './builds-versions.ts';
import { bulkActionsRoutes } from './bulk-actions.ts';
import { candidateInvitesRoutes } from './candidate-invites.ts';
import { conditionsRoutes } from './conditions.ts';
import { confirmationPlaysRoutes } from './confirmation-plays.ts';
import { correctionsRoutes } from './corrections.ts';
import { cvsRoutes } from './cvs.ts';
import type { AnyRoute } from './define-route.ts';
import { demoRoutes } from './demo.ts';
import { formulaTrialsRoutes } from './formula-trials.ts';
import { formulasRoutes } from './formulas.ts';
import { identitiesRoutes } from './identities.ts';
import { jobsRoutes } from './jobs.ts';
import { libraryTransferRoutes } from './library-transfer.ts';
import { membersRoutes } from './members.ts';
import { normsRoutes } from './norms.ts';
import { notificationsRoutes } from './notifications.ts';
import { operatorsRoutes } from './operators.ts';
import { organizationsRoutes } from './organizations.ts';
import { playsRoutes } from './plays.ts';
import { positionPeopleRoutes } from './position-people.ts';
import { positionQuestionsRoutes } from './position-questions.ts';
import { positionsRoutes } from './positions.ts';
import { previewsRoutes } from './previews.ts';
import { profilesRoutes } from './profiles.ts';
import { reasonsRoutes } from './reasons.ts';
import { referenceDataRoutes } from './reference-data.ts';
import { savedViewsRoutes } from './saved-views.ts';
import { scoreCardsRoutes } from './score-cards.ts';
import { scoreTemplateTrialsRoutes } from './score-template-trials.ts';
import { scoreTemplatesRoutes } from './score-templates.ts';
import { securityLogRoutes } from './security-log.ts';
import { simulationsRoutes } from './simulations.ts';
import { simulationsAttachmentsRoutes } from './simulations-attachments.ts';
import { simulationsBuildingRoutes } from './simulations-building.ts';
import { simulationsLifeRoutes } from './simulations-life.ts';
import { stageMailsRoutes } from './stage-mails.ts';
import { systemRoutes } from './system.ts';
import { tasksRoutes } from './tasks.ts';
import { termsRoutes } from './terms.ts';
import { traitsRoutes } from './traits.ts';

/** Every route of the product. A route that is not listed here cannot be served. */
export const ALL_ROUTES: readonly AnyRoute[] = [
  ...systemRoutes,
  ...securityLogRoutes,
  ...administrationRoutes,
  ...demoRoutes,
  ...accountsRoutes,
  ...appConfigRoutes,
  ...authRoutes,
  ...identitiesRoutes,
  ...libraryTransferRoutes,
  ...membersRoutes,
  ...organizationsRoutes,
  ...previewsRoutes,
  ...profilesRoutes,
  ...reasonsRoutes,
  ...stageMailsRoutes,
  ...referenceDataRoutes,
  ...termsRoutes,
  ...traitsRoutes,
  ...playsRoutes,
  ...confirmationPlaysRoutes,
  ...scoreCardsRoutes,
  ...scoreTemplatesRoutes,
  ...scoreTemplateTrialsRoutes,
  ...simulationsRoutes,
  ...simulationsBuildingRoutes,
  ...simulationsAttachmentsRoutes,
  ...simulationsLifeRoutes,
  ...tasksRoutes,
  ...applicationsRoutes,
  ...applicantsRoutes,
  ...applicantDecisionsRoutes,
  ...bulkActionsRoutes,
  ...buildsRoutes,
  ...buildsPlayRoutes,
  ...buildsUploadsRoutes,
  ...buildsVersionsRoutes,
  ...applicantTalkRoutes,
  ...formulasRoutes,
  ...formulaTrialsRoutes,
  ...conditionsRoutes,
  ...operatorsRoutes,
  ...normsRoutes,
  ...notificationsRoutes,
  ...savedViewsRoutes,
  ...positionsRoutes,
  ...positionQuestionsRoutes,
  ...positionPeopleRoutes,
  ...candidateInvitesRoutes,
  ...jobsRoutes,
  ...correctionsRoutes,
  ...cvsRoutes,
];
