import type { candidateStatsData } from '@tryout/contract/profiles/profiles';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { z } from 'zod';
import type { SignedAct } from '../../platform/act.ts';
import { viewCounts } from '../profile-views/public.ts';
import { readCandidateStats } from './candidate-stats.queries.ts';
import { readOwnProfile } from './profile-view.ts';

/** The numbers of a candidate's home (product §2.4). */
export async function candidateStats(act: SignedAct): Promise<z.input<typeof candidateStatsData>> {
  const { db, actor, services } = act;
  const stats = await readCandidateStats(db, actor.user_id, services.now());
  const profile = await readOwnProfile(db, actor);
  const { total, in_progress, applied, active, approved, rejected, withdrawn } = stats;
  return {
    applications: { total, in_progress, applied, active, approved, rejected, withdrawn },
    invites_pending: stats.invites_pending,
    simulations: {
      assigned: stats.plays_assigned,
      completed: stats.plays_completed,
      expired: stats.plays_expired,
    },
    score_cards_available: stats.score_cards,
    interviews: { upcoming: stats.interviews_upcoming, awaiting_my_slots: stats.interviews_awaiting },
    profile: { completeness: profile.candidate?.completeness.percentage ?? 0, ...(await viewCounts(act)) },
    median_days_to_first_answer: stats.median_days === null ? null : roundTo(stats.median_days, 1),
  };
}
