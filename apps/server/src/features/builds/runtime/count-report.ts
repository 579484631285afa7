import type { reportBuild } from '@tryout/contract/builds/builds-play';
import type { RouteBody } from '@tryout/contract/define-route';
import { createRateLimit, type RateLimit } from '@tryout/game-sdk/rate-limit';
import type { Act } from '../../../platform/act.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { pinnedBuildOf } from '../../plays/public.ts';
import { versionsById } from '../build-rows.queries.ts';
import { browserName } from './browser-name.ts';
import { loadBucketMs } from './load-buckets.ts';
import { redactedMessage } from './redacted-message.ts';
import { countLoad, countProblems } from './runtime.queries.ts';

/** Reports of one play that are counted: one in six seconds, and some at once. */
const PER_SECOND = 1 / 6;
const AT_ONCE = 20;
const MOST_PLAYS = 5000;

const rates = new Map<string, RateLimit>();

/** Whether a play may report now; whoever reported longest ago is forgotten first. */
function mayReport(playId: string, now: number): boolean {
  const rate = rates.get(playId) ?? createRateLimit(PER_SECOND, AT_ONCE);
  rates.delete(playId);
  rates.set(playId, rate);
  const oldest = rates.keys().next().value;
  if (rates.size > MOST_PLAYS && oldest !== undefined) rates.delete(oldest);
  return rate.take(now);
}

/** Counts what a player's browser tells of the version it plays, unless the play has told a lot just now. */
export async function countReport(
  { db, origin, services }: Act,
  playId: string,
  { task_index, outcome, loaded_ms, problems }: RouteBody<typeof reportBuild>,
): Promise<boolean> {
  const pinned = await pinnedBuildOf(db, playId, task_index);
  const [version] = pinned ? await versionsById(db, [pinned.build_version_id]) : [];
  if (!version) throw notFound();
  const at = services.now();
  if (!mayReport(playId, at.getTime())) return false;
  if (outcome !== null) {
    await countLoad(db, version.id, outcome, outcome === 'loaded' ? loadBucketMs(loaded_ms ?? 0) : 0);
  }
  const told = problems.map((problem) => ({ ...problem, message: redactedMessage(problem.message) }));
  if (told.length > 0) await countProblems(db, version.id, browserName(origin.user_agent), told, at);
  return true;
}
