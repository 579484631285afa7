import type { RouteData } from '@tryout/contract/define-route';
import type { listNorms, readNorm } from '@tryout/contract/norms/norms';
import { LOCAL_NORM_MINIMUM, normOf } from '@tryout/domain/norms/norm-formula';
import { CALIBRATION_MINIMUM } from '@tryout/domain/psychometrics/calibration';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { countedSample, ownRetest } from './counted-sample.ts';
import {
  activeFormulas,
  activeNorms,
  localCounts,
  localPairs,
  localSample,
  type NormRow,
  versionsOf,
} from './norms.queries.ts';

function viewOfNorm({ task_version: _version, ...norm }: NormRow) {
  return norm;
}

/** The norms in force, whether a formula counts with each, and how many own candidates could replace it. */
export async function allNorms({ db }: Act): Promise<RouteData<typeof listNorms>> {
  const [norms, counts, formulas] = await Promise.all([
    activeNorms(db),
    localCounts(db),
    activeFormulas(db, null),
  ]);
  const items = norms.map((norm) => ({
    ...viewOfNorm(norm),
    counts: formulas.some(
      ({ task_key, definition }) =>
        task_key === norm.task_key && normOf(definition, norm.data_point) !== null,
    ),
    local_n: counts.find((each) => each.norm_id === norm.id)?.n ?? 0,
  }));
  return { minimum: LOCAL_NORM_MINIMUM, items };
}

/** One norm with its earlier versions, the own candidates beside it, and what would follow from theirs. */
export async function normWhole({ db }: Act, asked: NormRow): Promise<RouteData<typeof readNorm>> {
  const [norm, ...earlier] = await versionsOf(db, asked);
  if (!norm) throw notFound();
  const local = countedSample(await localSample(db, norm));
  const formulas = (await activeFormulas(db, norm.task_key)).filter(
    ({ definition }) => normOf(definition, norm.data_point) !== null,
  );
  const average = local && 50 + (10 * (norm.mean - local.mean)) / local.sd;
  return {
    norm: viewOfNorm(norm),
    minimum: LOCAL_NORM_MINIMUM,
    local,
    local_retest: { ...ownRetest(await localPairs(db, norm)), minimum: CALIBRATION_MINIMUM.retest },
    average_after: average === null ? null : roundTo(Math.min(100, Math.max(0, average)), 1),
    earlier: earlier.map(viewOfNorm),
    formulas: formulas.map(({ name, version }) => ({ name, version })),
  };
}
