import type { FastifyInstance } from 'fastify';
import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { addressProofsFeature } from './features/address-proofs/address-proofs.feature.ts';
import { adjustmentsFeature } from './features/adjustments/adjustments.feature.ts';
import { administrationFeature } from './features/administration/administration.feature.ts';
import { agenciesFeature } from './features/agencies/agencies.feature.ts';
import { aiAssistFeature } from './features/ai-assist/ai-assist.feature.ts';
import { appConfigFeature } from './features/app-config/app-config.feature.ts';
import { applicantsFeature } from './features/applicants/applicants.feature.ts';
import { applicationsFeature } from './features/applications/applications.feature.ts';
import { authFeature } from './features/auth/auth.feature.ts';
import { backgroundJobsFeature } from './features/background-jobs/background-jobs.feature.ts';
import { backupsFeature } from './features/backups/backups.feature.ts';
import { billingFeature } from './features/billing/billing.feature.ts';
import { buildsFeature } from './features/builds/builds.feature.ts';
import { calendarsFeature } from './features/calendars/calendars.feature.ts';
import { calibrationsFeature } from './features/calibrations/calibrations.feature.ts';
import { correctionsFeature } from './features/corrections/corrections.feature.ts';
import { cultureQuestionsFeature } from './features/culture-questions/culture-questions.feature.ts';
import { cvsFeature } from './features/cvs/cvs.feature.ts';
import { demoFeature } from './features/demo/demo.feature.ts';
import { dossiersFeature } from './features/dossiers/dossiers.feature.ts';
import { entitlementsFeature } from './features/entitlements/entitlements.feature.ts';
import { expertPanelsFeature } from './features/expert-panels/expert-panels.feature.ts';
import { featureFlagsFeature } from './features/feature-flags/feature-flags.feature.ts';
import { formulasFeature } from './features/formulas/formulas.feature.ts';
import { hiringReportsFeature } from './features/hiring-reports/hiring-reports.feature.ts';
import { identitiesFeature } from './features/identities/identities.feature.ts';
import { impactReportsFeature } from './features/impact-reports/impact-reports.feature.ts';
import { independentGroupsFeature } from './features/independent-groups/independent-groups.feature.ts';
import { interviewsFeature } from './features/interviews/interviews.feature.ts';
import { jobSearchFeature } from './features/job-search/job-search.feature.ts';
import { leadsFeature } from './features/leads/leads.feature.ts';
import { libraryTransferFeature } from './features/library-transfer/library-transfer.feature.ts';
import { normsFeature } from './features/norms/norms.feature.ts';
import { noticesFeature } from './features/notices/notices.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { organizationArchiveFeature } from './features/organization-archive/organization-archive.feature.ts';
import { organizationsFeature } from './features/organizations/organizations.feature.ts';
import { outcomesFeature } from './features/outcomes/outcomes.feature.ts';
import { personalDataFeature } from './features/personal-data/personal-data.feature.ts';
import { picturesFeature } from './features/pictures/pictures.feature.ts';
import { placesFeature } from './features/places/places.feature.ts';
import { plansFeature } from './features/plans/plans.feature.ts';
import { playsFeature } from './features/plays/plays.feature.ts';
import { positionsFeature } from './features/positions/positions.feature.ts';
import { previewsFeature } from './features/previews/previews.feature.ts';
import { profileViewsFeature } from './features/profile-views/profile-views.feature.ts';
import { profilesFeature } from './features/profiles/profiles.feature.ts';
import { recordsImportFeature } from './features/records-import/records-import.feature.ts';
import { recruiterLinksFeature } from './features/recruiter-links/recruiter-links.feature.ts';
import { referenceDataFeature } from './features/reference-data/reference-data.feature.ts';
import { savedViewsFeature } from './features/saved-views/saved-views.feature.ts';
import { scoreCardsFeature } from './features/score-cards/score-cards.feature.ts';
import { scoreTemplatesFeature } from './features/score-templates/score-templates.feature.ts';
import { secondFactorsFeature } from './features/second-factors/second-factors.feature.ts';
import { securityLogFeature } from './features/security-log/security-log.feature.ts';
import { selfIdentificationFeature } from './features/self-identification/self-identification.feature.ts';
import { simulationsFeature } from './features/simulations/simulations.feature.ts';
import { sourcesFeature } from './features/sources/sources.feature.ts';
import { surveysFeature } from './features/surveys/surveys.feature.ts';
import { systemFeature } from './features/system/system.feature.ts';
import { talentPoolFeature } from './features/talent-pool/talent-pool.feature.ts';
import { tasksFeature } from './features/tasks/tasks.feature.ts';
import { termsFeature } from './features/terms/terms.feature.ts';
import { traitsFeature } from './features/traits/traits.feature.ts';
import { visitCountsFeature } from './features/visit-counts/visit-counts.feature.ts';
import { whatIfFeature } from './features/what-if/what-if.feature.ts';
import type { Feature } from './platform/feature.ts';
import { buildServer, type ServerOptions } from './platform/http/build-server.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import type { Services } from './platform/services.ts';

/** Every feature. Those that bring the database up at the start stand first, in the order in which they do. */
export const FEATURES: readonly Feature[] = [
  demoFeature,
  referenceDataFeature,
  plansFeature,
  simulationsFeature,
  cultureQuestionsFeature,
  accountsFeature,
  addressProofsFeature,
  administrationFeature,
  appConfigFeature,
  applicantsFeature,
  applicationsFeature,
  authFeature,
  backgroundJobsFeature,
  backupsFeature,
  billingFeature,
  buildsFeature,
  calendarsFeature,
  correctionsFeature,
  cvsFeature,
  featureFlagsFeature,
  formulasFeature,
  identitiesFeature,
  interviewsFeature,
  jobSearchFeature,
  independentGroupsFeature,
  leadsFeature,
  libraryTransferFeature,
  calibrationsFeature,
  entitlementsFeature,
  expertPanelsFeature,
  normsFeature,
  outcomesFeature,
  noticesFeature,
  selfIdentificationFeature,
  impactReportsFeature,
  hiringReportsFeature,
  aiAssistFeature,
  dossiersFeature,
  adjustmentsFeature,
  notificationsFeature,
  organizationsFeature,
  personalDataFeature,
  playsFeature,
  positionsFeature,
  previewsFeature,
  organizationArchiveFeature,
  recordsImportFeature,
  recruiterLinksFeature,
  agenciesFeature,
  profilesFeature,
  profileViewsFeature,
  savedViewsFeature,
  scoreCardsFeature,
  scoreTemplatesFeature,
  secondFactorsFeature,
  securityLogFeature,
  systemFeature,
  sourcesFeature,
  talentPoolFeature,
  tasksFeature,
  surveysFeature,
  termsFeature,
  traitsFeature,
  visitCountsFeature,
  placesFeature,
  picturesFeature,
  whatIfFeature,
];

/** Background work of the platform and of every feature. */
export function jobHandlers(services: Services): readonly JobHandler[] {
  return [
    sendMailJob(services.config, services.db),
    ...FEATURES.flatMap((feature) => feature.jobs?.(services) ?? []),
  ];
}

/** Makes ready what the first requests would otherwise wait for. What fails is said, and comes with the request then. */
export async function makeReady(services: Services): Promise<void> {
  for (const feature of FEATURES) {
    try {
      await feature.onceListening?.(services);
    } catch (error) {
      services.log.error({ err: error, feature: feature.name }, 'not made ready');
    }
  }
}

/** The server with every feature; it does not listen yet. */
export function buildApp(services: Services, options: ServerOptions): Promise<FastifyInstance> {
  return buildServer(services, FEATURES, options);
}
