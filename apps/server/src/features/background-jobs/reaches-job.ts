import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { levelGrants } from '@tryout/domain/access/privilege';
import type { Actor } from '../../platform/http/actor.ts';
import type { JobRow } from './background-jobs.queries.ts';

/**
 * Whether a job is within its owner's access as it is now: a file with names is not once they review anonymously, nor one
 * with scores below `reviewer`. Checks of games are for those who work with games.
 */
export function reachesJob(actor: Actor, job: JobRow): boolean {
  const { organization_id, position_id, facts, kind } = job;
  if (job.owner_id !== actor.user_id) return false;
  if (job.build_version_id !== null) return scopeOf('platform.read', actor.user_type) === 'all';
  if (
    kind === 'backup' ||
    kind === 'organization_import' ||
    kind === 'traits_import' ||
    kind === 'scoring_import'
  )
    return scopeOf('platform.manage', actor.user_type) === 'all';
  if (kind === 'records_import' || kind === 'organization_export') {
    const record = { owner_user_id: null, organization_id, position_id, everyone: false };
    return scopeCovers(scopeOf('organization.update', actor.user_type), 'organization.update', actor, record);
  }
  if (kind === 'dossier_export') {
    const record = { owner_user_id: null, organization_id, position_id, everyone: false };
    return scopeCovers(scopeOf('dossier.make', actor.user_type), 'dossier.make', actor, record);
  }
  if (position_id === null) {
    const record = { owner_user_id: null, organization_id, position_id, everyone: false };
    return scopeCovers(scopeOf('person.manage', actor.user_type), 'person.manage', actor, record);
  }
  const scope = scopeOf('applicant.read', actor.user_type);
  const place = { owner_user_id: null, organization_id, position_id, everyone: false };
  if (!scopeCovers(scope, 'applicant.read', actor, place)) return false;
  if (scope !== 'position') return true;
  const level = actor.privileges.get(position_id);
  if (facts.names && actor.blind_position_ids.has(position_id)) return false;
  return !facts.scores || (level !== undefined && levelGrants(level, 'see_score_cards'));
}
