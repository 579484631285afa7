import { accountsRoutes } from './accounts/accounts.ts';
import { adjustmentsRoutes } from './adjustments/adjustments.ts';
import { administrationRoutes } from './administration/administration.ts';
import { mailDeskRoutes } from './administration/mail-desk.ts';
import { organizationInsideRoutes } from './administration/organization-inside.ts';
import { platformListsRoutes } from './administration/platform-lists.ts';
import { agencyPositionsRoutes } from './agencies/agency-positions.ts';
import { submissionsRoutes } from './agencies/submissions.ts';
import { aiAssistRoutes } from './ai-assist/ai-assist.ts';
import { appConfigRoutes } from './app-config/app-config.ts';
import { applicantDecisionsRoutes } from './applicants/applicant-decisions.ts';
import { applicantProfileRoutes } from './applicants/applicant-profile.ts';
import { applicantTalkRoutes } from './applicants/applicant-talk.ts';
import { applicantsRoutes } from './applicants/applicants.ts';
import { bulkActionsRoutes } from './applicants/bulk-actions.ts';
import { exportApplicantsRoutes } from './applicants/export-applicants.ts';
import { applicationsRoutes } from './applications/applications.ts';
import { authRoutes } from './auth/auth.ts';
import { backgroundJobsRoutes } from './background-jobs/background-jobs.ts';
import { listBackgroundJobsRoutes } from './background-jobs/list-background-jobs.ts';
import { backupsRoutes } from './backups/backups.ts';
import { billingRoutes } from './billing/billing.ts';
import { manageBillingRoutes } from './billing/manage-billing.ts';
import { buildsRoutes } from './builds/builds.ts';
import { buildsPlayRoutes } from './builds/builds-play.ts';
import { buildsUploadsRoutes } from './builds/builds-uploads.ts';
import { buildsVersionsRoutes } from './builds/builds-versions.ts';
import { calendarsRoutes } from './calendars/calendars.ts';
import { calibrationsRoutes } from './calibrations/calibrations.ts';
import { correctionsRoutes } from './corrections/corrections.ts';
import { cultureQuestionsRoutes } from './culture-questions/culture-questions.ts';
import { cvsRoutes } from './cvs/cvs.ts';
import type { AnyRoute } from './define-route.ts';
import { demoRoutes } from './demo/demo.ts';
import { dossiersRoutes } from './dossiers/dossiers.ts';
import { entitlementsRoutes } from './entitlements/entitlements.ts';
import { expertPanelsRoutes } from './expert-panels/expert-panels.ts';
import { featureFlagsRoutes } from './feature-flags/feature-flags.ts';
import { conditionsRoutes } from './formulas/conditions.ts';
import { formulaTrialsRoutes } from './formulas/formula-trials.ts';
import { formulasRoutes } from './formulas/formulas.ts';
import { operatorsRoutes } from './formulas/operators.ts';
import { hiringReportsRoutes } from './hiring-reports/hiring-reports.ts';
import { identitiesRoutes } from './identities/identities.ts';
import { impactReportsRoutes } from './impact-reports/impact-reports.ts';
import { independentGroupsRoutes } from './independent-groups/independent-groups.ts';
import { bookingRoutes } from './interviews/booking.ts';
import { eventCalendarRoutes } from './interviews/event-calendar.ts';
import { eventFeedbackRoutes } from './interviews/event-feedback.ts';
import { eventRoutes } from './interviews/events.ts';
import { freeTimesRoutes } from './interviews/free-times.ts';
import { interviewKitRoutes } from './interviews/interview-kit.ts';
import { ownHoursRoutes } from './interviews/own-hours.ts';
import { jobSearchRoutes } from './job-search/job-search.ts';
import { leadsRoutes } from './leads/leads.ts';
import { libraryTransferRoutes } from './library-transfer/library-transfer.ts';
import { normsRoutes } from './norms/norms.ts';
import { noticesRoutes } from './notices/notices.ts';
import { mailTextsRoutes } from './notifications/mail-texts.ts';
import { notificationsRoutes } from './notifications/notifications.ts';
import { organizationArchiveRoutes } from './organization-archive/organization-archive.ts';
import { hiringRulesRoutes } from './organizations/hiring-rules.ts';
import { membersRoutes } from './organizations/members.ts';
import { organizationsRoutes } from './organizations/organizations.ts';
import { reasonsRoutes } from './organizations/reasons.ts';
import { stageMailsRoutes } from './organizations/stage-mails.ts';
import { teamLinksRoutes } from './organizations/team-links.ts';
import { outcomesRoutes } from './outcomes/outcomes.ts';
import { personalDataRoutes } from './personal-data/personal-data.ts';
import { retentionRoutes } from './personal-data/retention.ts';
import { reviewsRoutes } from './personal-data/reviews.ts';
import { picturesRoutes } from './pictures/pictures.ts';
import { placesRoutes } from './places/places.ts';
import { managePlansRoutes } from './plans/manage-plans.ts';
import { plansRoutes } from './plans/plans.ts';
import { confirmationPlaysRoutes } from './plays/confirmation-plays.ts';
import { playsRoutes } from './plays/plays.ts';
import { candidateInvitesRoutes } from './positions/candidate-invites.ts';
import { jobsRoutes } from './positions/jobs.ts';
import { positionApprovalsRoutes } from './positions/position-approvals.ts';
import { positionPeopleRoutes } from './positions/position-people.ts';
import { positionQuestionsRoutes } from './positions/position-questions.ts';
import { positionTeamRoutes } from './positions/position-team.ts';
import { positionsRoutes } from './positions/positions.ts';
import { previewsRoutes } from './previews/previews.ts';
import { profileViewsRoutes } from './profile-views/profile-views.ts';
import { profilesRoutes } from './profiles/profiles.ts';
import { recordsImportRoutes } from './records-import/records-import.ts';
import { recruiterLinksRoutes } from './recruiter-links/recruiter-links.ts';
import { referenceDataRoutes } from './reference-data/reference-data.ts';
import { savedViewsRoutes } from './saved-views/saved-views.ts';
import { cardLinksRoutes } from './score-cards/card-links.ts';
import { scoreCardsRoutes } from './score-cards/score-cards.ts';
import { scoreTemplateTrialsRoutes } from './score-templates/score-template-trials.ts';
import { scoreTemplatesRoutes } from './score-templates/score-templates.ts';
import { secondFactorsRoutes } from './second-factors/second-factors.ts';
import { securityLogRoutes } from './security-log/security-log.ts';
import { selfIdentificationRoutes } from './self-identification/self-identification.ts';
import { simulationsRoutes } from './simulations/simulations.ts';
import { simulationsAttachmentsRoutes } from './simulations/simulations-attachments.ts';
import { simulationsBuildingRoutes } from './simulations/simulations-building.ts';
import { simulationsLifeRoutes } from './simulations/simulations-life.ts';
import { sourcesRoutes } from './sources/sources.ts';
import { surveysRoutes } from './surveys/surveys.ts';
import { systemRoutes } from './system/system.ts';
import { bulkPeopleRoutes } from './talent-pool/bulk-people.ts';
import { duplicatesRoutes } from './talent-pool/duplicates.ts';
import { peopleRoutes } from './talent-pool/people.ts';
import { peopleImportRoutes } from './talent-pool/people-import.ts';
import { tasksRoutes } from './tasks/tasks.ts';
import { termsRoutes } from './terms/terms.ts';
import { traitsRoutes } from './traits/traits.ts';
import { visitCountsRoutes } from './visit-counts/visit-counts.ts';
import { whatIfRoutes } from './what-if/what-if.ts';

/** Every route of the product. A route that is not listed here cannot be served. */
export const ALL_ROUTES: readonly AnyRoute[] = [
  ...systemRoutes,
  ...securityLogRoutes,
  ...secondFactorsRoutes,
  ...administrationRoutes,
  ...adjustmentsRoutes,
  ...noticesRoutes,
  ...selfIdentificationRoutes,
  ...impactReportsRoutes,
  ...hiringReportsRoutes,
  ...aiAssistRoutes,
  ...dossiersRoutes,
  ...organizationInsideRoutes,
  ...demoRoutes,
  ...accountsRoutes,
  ...appConfigRoutes,
  ...authRoutes,
  ...identitiesRoutes,
  ...eventFeedbackRoutes,
  ...eventCalendarRoutes,
  ...interviewKitRoutes,
  ...eventRoutes,
  ...freeTimesRoutes,
  ...bookingRoutes,
  ...ownHoursRoutes,
  ...jobSearchRoutes,
  ...independentGroupsRoutes,
  ...leadsRoutes,
  ...platformListsRoutes,
  ...mailDeskRoutes,
  ...libraryTransferRoutes,
  ...hiringRulesRoutes,
  ...membersRoutes,
  ...teamLinksRoutes,
  ...organizationsRoutes,
  ...previewsRoutes,
  ...profilesRoutes,
  ...profileViewsRoutes,
  ...reasonsRoutes,
  ...stageMailsRoutes,
  ...organizationArchiveRoutes,
  ...recordsImportRoutes,
  ...recruiterLinksRoutes,
  ...agencyPositionsRoutes,
  ...submissionsRoutes,
  ...referenceDataRoutes,
  ...surveysRoutes,
  ...cultureQuestionsRoutes,
  ...termsRoutes,
  ...entitlementsRoutes,
  ...plansRoutes,
  ...managePlansRoutes,
  ...personalDataRoutes,
  ...reviewsRoutes,
  ...retentionRoutes,
  ...traitsRoutes,
  ...visitCountsRoutes,
  ...picturesRoutes,
  ...placesRoutes,
  ...whatIfRoutes,
  ...playsRoutes,
  ...confirmationPlaysRoutes,
  ...scoreCardsRoutes,
  ...cardLinksRoutes,
  ...scoreTemplatesRoutes,
  ...scoreTemplateTrialsRoutes,
  ...simulationsRoutes,
  ...simulationsBuildingRoutes,
  ...simulationsAttachmentsRoutes,
  ...simulationsLifeRoutes,
  ...tasksRoutes,
  ...applicationsRoutes,
  ...applicantsRoutes,
  ...applicantProfileRoutes,
  ...applicantDecisionsRoutes,
  ...bulkActionsRoutes,
  ...buildsRoutes,
  ...buildsPlayRoutes,
  ...buildsUploadsRoutes,
  ...buildsVersionsRoutes,
  ...applicantTalkRoutes,
  ...featureFlagsRoutes,
  ...formulasRoutes,
  ...formulaTrialsRoutes,
  ...conditionsRoutes,
  ...operatorsRoutes,
  ...calibrationsRoutes,
  ...expertPanelsRoutes,
  ...normsRoutes,
  ...outcomesRoutes,
  ...notificationsRoutes,
  ...mailTextsRoutes,
  ...savedViewsRoutes,
  ...listBackgroundJobsRoutes,
  ...backgroundJobsRoutes,
  ...exportApplicantsRoutes,
  ...positionsRoutes,
  ...positionQuestionsRoutes,
  ...positionPeopleRoutes,
  ...positionTeamRoutes,
  ...positionApprovalsRoutes,
  ...candidateInvitesRoutes,
  ...jobsRoutes,
  ...calendarsRoutes,
  ...correctionsRoutes,
  ...cvsRoutes,
  ...sourcesRoutes,
  ...bulkPeopleRoutes,
  ...duplicatesRoutes,
  ...peopleRoutes,
  ...peopleImportRoutes,
  ...backupsRoutes,
  ...billingRoutes,
  ...manageBillingRoutes,
];
