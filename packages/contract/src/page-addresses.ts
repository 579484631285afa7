import { ORGANIZATION_PARTS, SETTINGS_PARTS } from './page-parts.ts';

/**
 * Every address the app has a page for, as its router writes it: `$name` is one part that changes. The server answers
 * 404 to all others. A test compares them with the router.
 */
export const PAGE_ADDRESSES = [
  '/',
  '/NotFound',
  '/apply/$id',
  '/apply/$id/confirmation',
  '/apply/$id/confirmation/play',
  '/apply/$id/cv',
  '/apply/$id/done',
  '/apply/$id/play',
  '/apply/$id/practice',
  '/apply/$id/questions',
  '/apply/$id/ready',
  '/apply/$id/send',
  '/apply/$id/you',
  '/apply/invite/$token',
  '/apply/new',
  '/confirm-email/$token',
  '/continue/linkedin',
  '/demo',
  '/dev/outbox',
  '/invite/$token',
  '/jobs',
  '/jobs/$organization_slug',
  '/jobs/$organization_slug/$position_slug',
  '/public',
  '/public/login',
  '/public/reset',
  '/public/signup/$step',
  '/terms/$doc',
  '/user',
  '/user/admin/accounts',
  '/user/admin/builds',
  '/user/admin/builds/$buildId',
  '/user/admin/config',
  '/user/admin/formulas',
  '/user/admin/formulas/$formulaId',
  '/user/admin/formulas/conditions',
  '/user/admin/formulas/conditions/$conditionId',
  '/user/admin/formulas/operators',
  '/user/admin/jobs',
  '/user/admin/library',
  '/user/admin/norms',
  '/user/admin/norms/$normId',
  '/user/admin/organizations',
  '/user/admin/plays',
  '/user/admin/responses',
  '/user/admin/score-templates',
  '/user/admin/score-templates/$templateId',
  '/user/admin/score-templates/compare',
  '/user/admin/security-logs',
  '/user/admin/tasks',
  '/user/admin/tasks/$taskId',
  '/user/admin/tasks/$taskId/play',
  '/user/admin/traits',
  '/user/applications',
  '/user/applications/$id',
  '/user/corrections',
  '/user/corrections/$correctionId',
  '/user/cvs',
  '/user/invites',
  '/user/notifications',
  '/user/organization/$part',
  '/user/positions',
  '/user/positions/$id',
  '/user/positions/$id/applicants',
  '/user/positions/$id/applicants/$applicationId',
  '/user/positions/$id/applicants/review',
  '/user/positions/$id/edit/$step',
  '/user/positions/$id/share',
  '/user/positions/$positionId/applicants/$applicationId/score-card',
  '/user/profile',
  '/user/score-cards',
  '/user/score-cards/$cardId',
  '/user/score-templates',
  '/user/score-templates/$templateId',
  '/user/score-templates/compare',
  '/user/settings/$part',
  '/user/simulations',
  '/user/simulations/$simulationId',
  '/user/simulations/$simulationId/build',
  '/user/simulations/$simulationId/build/$step',
  '/user/simulations/$simulationId/candidates',
  '/user/simulations/$simulationId/play',
  '/user/simulations/$simulationId/try',
  '/user/stats',
  '/user/terms',
] as const;

/** Addresses whose last part is one of a list; the others take whatever a record or a link is called. */
const LAST_PARTS: Readonly<Partial<Record<(typeof PAGE_ADDRESSES)[number], readonly string[]>>> = {
  '/user/organization/$part': ORGANIZATION_PARTS,
  '/user/settings/$part': SETTINGS_PARTS,
};

const patterns = PAGE_ADDRESSES.map((address) => {
  const last = LAST_PARTS[address];
  const parts = address.replace(/\/$/, '').replace(/\$\w+/g, last ? `(${last.join('|')})` : '[^/]+');
  return new RegExp(`^${parts}/?$`, 'i');
});

/** Whether the app has a page at a path (without search). Capitals and a last slash do not matter, as in the router. */
export const hasPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
