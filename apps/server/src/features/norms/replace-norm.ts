import { LOCAL_NORM_MINIMUM } from '@tryout/domain/norms/norm-formula';
import { type Act, audit } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { countedSample, ownRetest } from './counted-sample.ts';
import { normsSay } from './norms.messages.ts';
import { localPairs, localSample, type NormRow, versionsOf } from './norms.queries.ts';
import { type NextNorm, type PutNorm, putNorm } from './put-norm.ts';

async function putAndAudit(act: Act, norm: NormRow, next: NextNorm): Promise<PutNorm> {
  const put = await putNorm(act, norm, next);
  await audit(act, {
    event_type: 'action',
    action: 'norm.replaced',
    target_type: 'norm',
    target_id: put.norm_id,
    organization_id: null,
    meta: {
      task_key: norm.task_key,
      data_point: norm.data_point,
      version: put.version,
      n: next.n,
      reliability: next.reliability,
    },
  });
  return put;
}

/**
 * Puts a norm of the own candidates in force, with a reliability of their own where enough of them played twice.
 * @param seen how many of them there were when the person decided
 * @throws Refusal with too few of them, or when it is another number by now
 */
export async function replaceByOwn(act: Act, norm: NormRow, seen: number): Promise<PutNorm> {
  const local = countedSample(await localSample(act.db, norm));
  if (local === null || local.n < LOCAL_NORM_MINIMUM) {
    throw new Refusal(
      'refused_by_rule',
      normsSay('norms.too_few', { minimum: LOCAL_NORM_MINIMUM, n: local?.n ?? 0 }),
    );
  }
  if (local.n !== seen) throw new Refusal('conflict', normsSay('norms.sample_grew'));
  const day = act.services.now().toISOString().slice(0, 10);
  const { pairs, r } = ownRetest(await localPairs(act.db, norm));
  const again = r === null ? '' : `; reliability from ${pairs} who played twice`;
  return putAndAudit(act, norm, {
    ...local,
    reliability: r ?? norm.reliability,
    source: `First plays of ${local.n} own candidates, until ${day}${again}`,
    provisional: false,
  });
}

/** Puts an earlier version of a norm in force again, as its next version. @throws Refusal */
export async function restoreVersion(act: Act, norm: NormRow, version: number): Promise<PutNorm> {
  const earlier = (await versionsOf(act.db, norm)).find((each) => each.version === version);
  if (!earlier) throw notFound();
  if (earlier.id === norm.id) throw new Refusal('refused_by_rule', normsSay('norms.in_force_already'));
  return putAndAudit(act, norm, earlier);
}
