import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { administrationAdminRoutes } from './features/administration/administration.admin-routes.tsx';
import { agenciesAdminRoutes } from './features/agencies/agencies.admin-routes.tsx';
import { backupsAdminRoutes } from './features/backups/backups.admin-routes.tsx';
import { billingAdminRoutes } from './features/billing/billing.admin-routes.tsx';
import { buildsAdminRoutes } from './features/builds/builds.admin-routes.tsx';
import { correctionsAdminRoutes } from './features/corrections/corrections.admin-routes.tsx';
import { cultureQuestionsAdminRoutes } from './features/culture-questions/culture-questions.admin-routes.tsx';
import { expertPanelsAdminRoutes } from './features/expert-panels/expert-panels.admin-routes.tsx';
import { featureFlagsAdminRoutes } from './features/feature-flags/feature-flags.admin-routes.tsx';
import { formulasAdminRoutes } from './features/formulas/formulas.admin-routes.tsx';
import { independentGroupsAdminRoutes } from './features/independent-groups/independent-groups.admin-routes.tsx';
import { leadsAdminRoutes } from './features/leads/leads.admin-routes.tsx';
import { libraryTransferAdminRoutes } from './features/library-transfer/library-transfer.admin-routes.tsx';
import { normsAdminRoutes } from './features/norms/norms.admin-routes.tsx';
import { plansAdminRoutes } from './features/plans/plans.admin-routes.tsx';
import { previewsAdminRoutes } from './features/previews/previews.admin-routes.tsx';
import { referenceDataAdminRoutes } from './features/reference-data/reference-data.admin-routes.tsx';
import { scoreTemplatesAdminRoutes } from './features/score-templates/score-templates.admin-routes.tsx';
import { surveysAdminRoutes } from './features/surveys/surveys.admin-routes.tsx';
import { tasksAdminRoutes } from './features/tasks/tasks.admin-routes.tsx';
import { termsAdminRoutes } from './features/terms/terms.admin-routes.tsx';
import { traitsAdminRoutes } from './features/traits/traits.admin-routes.tsx';
import { visitCountsAdminRoutes } from './features/visit-counts/visit-counts.admin-routes.tsx';

/** The pages below `/user/admin` that only the super admin opens, one line a feature and parent. */
export const adminPages = {
  user: [
    ...administrationAdminRoutes.user,
    ...agenciesAdminRoutes.user,
    ...backupsAdminRoutes.user,
    ...billingAdminRoutes.user,
    ...buildsAdminRoutes.user,
    ...correctionsAdminRoutes.user,
    ...cultureQuestionsAdminRoutes.user,
    ...expertPanelsAdminRoutes.user,
    ...featureFlagsAdminRoutes.user,
    ...formulasAdminRoutes.user,
    ...independentGroupsAdminRoutes.user,
    ...leadsAdminRoutes.user,
    ...libraryTransferAdminRoutes.user,
    ...normsAdminRoutes.user,
    ...plansAdminRoutes.user,
    ...previewsAdminRoutes.user,
    ...referenceDataAdminRoutes.user,
    ...scoreTemplatesAdminRoutes.user,
    ...surveysAdminRoutes.user,
    ...tasksAdminRoutes.user,
    ...termsAdminRoutes.user,
    ...traitsAdminRoutes.user,
    ...visitCountsAdminRoutes.user,
  ],
  play: [...previewsAdminRoutes.play],
} as const;

export type AdminPages = typeof adminPages;

/** Where this file came later than the address that asked for it: opens that again. */
export function AdminPagesHere() {
  const router = useRouter();
  useEffect(() => void router.invalidate(), [router]);
  return null;
}
