import { listNorms, readNorm, replaceNorm, restoreNorm } from '@tryout/contract/norms/norms';
import { LOCAL_NORM_MINIMUM, normOf } from '@tryout/domain/norms/norm-formula';
import { round6, roundTo } from '@tryout/domain/statistics/decimal';
import { audit } from '../../platform/act.ts';
import { type Call, type Handled, handle } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { normsSay } from './norms.messages.ts';
import {
  activeFormulas,
  activeNorms,
  type LocalSample,
  localCounts,
  localSample,
  type NormRow,
  versionsOf,
} from './norms.queries.ts';
import { type NextNorm, putNorm } from './put-norm.ts';

function shown({ task_version: _version, ...norm }: NormRow) {
  return norm;
}

/** A sample that can be counted with; null with fewer than two people, or all alike. */
function counted(sample: LocalSample) {
  const { n, mean, sd, ...percentiles } = sample;
  if (mean === null || sd === null || sd === 0) return null;
  const cuts = Object.entries(percentiles).flatMap(([key, value]) =>
    value === null ? [] : [[key, round6(value)] as const],
  );
  return { n, mean: round6(mean), sd: round6(sd), percentiles: Object.fromEntries(cuts) };
}

async function changed(
  call: Call<typeof replaceNorm> | Call<typeof restoreNorm>,
  norm: NormRow,
  next: NextNorm,
) {
  const put = await putNorm(call.db, norm, next);
  await audit(call, {
    event_type: 'action',
    action: 'norm.replaced',
    target_type: 'norm',
    target_id: put.norm_id,
    organization_id: null,
    meta: { task_key: norm.task_key, data_point: norm.data_point, version: put.version, n: next.n },
  });
  return put;
}

/** Norms, and the super admin's way from provisional to own ones. */
export const normsHandlers: readonly Handled[] = [
  handle(listNorms, async ({ db }) => {
    const [norms, counts, formulas] = await Promise.all([
      activeNorms(db),
      localCounts(db),
      activeFormulas(db, null),
    ]);
    const items = norms.map((norm) => ({
      ...shown(norm),
      counts: formulas.some(
        ({ task_key, definition }) =>
          task_key === norm.task_key && normOf(definition, norm.data_point) !== null,
      ),
      local_n:
        counts.find((each) => each.task_key === norm.task_key && each.data_point === norm.data_point)?.n ?? 0,
    }));
    return { data: { minimum: LOCAL_NORM_MINIMUM, items } };
  }),

  handle(readNorm, async ({ db, params, refs }) => {
    const asked = refs.row(params.norm_id);
    const [norm, ...earlier] = await versionsOf(db, asked);
    if (!norm) throw notFound();
    const local = counted(await localSample(db, norm));
    const formulas = (await activeFormulas(db, norm.task_key)).filter(
      ({ definition }) => normOf(definition, norm.data_point) !== null,
    );
    const average = local && 50 + (10 * (norm.mean - local.mean)) / local.sd;
    return {
      data: {
        norm: shown(norm),
        minimum: LOCAL_NORM_MINIMUM,
        local,
        average_after: average === null ? null : roundTo(Math.min(100, Math.max(0, average)), 1),
        earlier: earlier.map(shown),
        formulas: formulas.map(({ name, version }) => ({ name, version })),
      },
    };
  }),

  handle(replaceNorm, async (call) => {
    const norm = call.refs.row(call.params.norm_id);
    const local = counted(await localSample(call.db, norm));
    if (local === null || local.n < LOCAL_NORM_MINIMUM) {
      throw new Refusal(
        'refused_by_rule',
        normsSay('norms.too_few', { minimum: LOCAL_NORM_MINIMUM, n: local?.n ?? 0 }),
      );
    }
    if (local.n !== call.body.n) {
      throw new Refusal('conflict', normsSay('norms.sample_grew'));
    }
    const day = call.services.now().toISOString().slice(0, 10);
    const put = await changed(call, norm, {
      ...local,
      reliability: norm.reliability,
      source: `First plays of ${local.n} own candidates, until ${day}`,
      provisional: false,
    });
    return { data: put, message: normsSay('norms.own_in_force') };
  }),

  handle(restoreNorm, async (call) => {
    const norm = call.refs.row(call.params.norm_id);
    const earlier = (await versionsOf(call.db, norm)).find((each) => each.version === call.body.version);
    if (!earlier) throw notFound();
    if (earlier.id === norm.id) throw new Refusal('refused_by_rule', normsSay('norms.in_force_already'));
    const put = await changed(call, norm, earlier);
    return { data: put, message: normsSay('norms.restored') };
  }),
];
