import type { RouteData, RouteParams } from '@tryout/contract/define-route';
import type { readSavedJob } from '@tryout/contract/job-search/job-search';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { jobSearchSay } from './job-search.messages.ts';
import { dropJob, findKeepable, findStanding, keepJob } from './saved-jobs.queries.ts';

type Address = RouteParams<typeof readSavedJob>;
type Standing = RouteData<typeof readSavedJob>;

/** More than anybody comes back to. */
const MOST_SAVED = 200;

/** Whether the caller keeps a position and follows its employer. */
export const standingOf = ({ db, actor }: SignedAct, address: Address): Promise<Standing> =>
  findStanding(db, actor.user_id, address);

/** Keeps a position that is open. @throws Refusal for one that nobody may see, that is over, or with too many */
export async function saveOpenJob(act: SignedAct, address: Address): Promise<Standing> {
  const { db, actor, services } = act;
  const position = await findKeepable(db, address);
  if (!position) throw notFound();
  if (!position.is_published) throw new Refusal('refused_by_rule', jobSearchSay('job-search.closed'));
  if (!(await keepJob(db, actor.user_id, position.id, services.now(), MOST_SAVED)))
    throw new Refusal('refused_by_rule', jobSearchSay('job-search.saved_limit', { most: MOST_SAVED }));
  return standingOf(act, address);
}

/** Keeps a position no more. */
export async function forgetJob(act: SignedAct, address: Address): Promise<Standing> {
  await dropJob(act.db, act.actor.user_id, address);
  return standingOf(act, address);
}
