import type { listCalibrations, readCalibration } from '@tryout/contract/calibrations/calibrations';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import {
  CALIBRATION_MINIMUM,
  calibratedHalves,
  calibratedMeasure,
  calibratedScales,
  driftOf,
} from '@tryout/domain/psychometrics/calibration';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import {
  findComparisons,
  formsPlayed,
  type PlayOfForm,
  type PlayValue,
  playsOfForm,
  valuesOfPlays,
} from './calibrations.queries.ts';
import { examinedPlays } from './examined-plays.ts';

/** People whose single trials are looked at, the newest first: more would keep the page waiting. */
const MOST_EXAMINED = 600;

/** The forms that own candidates have played. */
export async function playedForms({ db }: Act): Promise<RouteData<typeof listCalibrations>> {
  return { minimum: CALIBRATION_MINIMUM, items: await formsPlayed(db) };
}

function valueIn(values: ReadonlyMap<string, number>, play: PlayOfForm, key: string): number | null {
  return values.get(`${play.play_id} ${play.task_index} ${key}`) ?? null;
}

const byPlace = (values: readonly PlayValue[]) =>
  new Map(values.map(({ play_id, task_index, key, value }) => [`${play_id} ${task_index} ${key}`, value]));

/** Everything that own plays say of one form. @throws Refusal where nobody has played it */
export async function calibrateForm(
  { db }: Act,
  asked: RouteQuery<typeof readCalibration>,
): Promise<RouteData<typeof readCalibration>> {
  const form = (await formsPlayed(db)).find(
    ({ task_key, form_id }) => task_key === asked.task_key && form_id === asked.form_id,
  );
  if (!form) throw notFound();
  const plays = await playsOfForm(db, form);
  const values = await valuesOfPlays(
    db,
    form.task_key,
    plays.map(({ play_id }) => play_id),
  );
  const firsts = plays.filter(({ turn }) => turn === 1);
  const seconds = new Map(plays.flatMap((play) => (play.turn === 2 ? [[play.candidate_id, play]] : [])));
  const examined = await examinedPlays(db, firsts.slice(-MOST_EXAMINED));
  const halves = calibratedHalves(examined);
  const of = byPlace(values);
  const compared = await findComparisons(db, form);
  const measures = [...new Set(values.map(({ key }) => key))].toSorted().map((data_point) => {
    const told = firsts.flatMap((play) => {
      const value = valueIn(of, play, data_point);
      return value === null ? [] : [{ play, value }];
    });
    const pairs = told.flatMap(({ play, value }) => {
      const again = seconds.get(play.candidate_id);
      const second = again ? valueIn(of, again, data_point) : null;
      return second === null ? [] : [[value, second] as const];
    });
    const half = halves.find((each) => each.data_point === data_point);
    return {
      data_point,
      ...calibratedMeasure(
        told.map(({ value }) => value),
        pairs,
      ),
      halves: half ? { n: half.n, reliability: half.reliability } : null,
      drift: [...driftOf(told.map(({ play, value }) => ({ at: play.ended_at, value })))],
    };
  });
  return {
    minimum: CALIBRATION_MINIMUM,
    form,
    people: firsts.length,
    examined: examined.length,
    measures,
    scales: calibratedScales(examined).map((scale) => ({
      ...scale,
      items: scale.items.map((item) => ({ ...item })),
    })),
    compared:
      compared === undefined
        ? null
        : {
            period_end: compared.period_end,
            comparisons: compared.comparisons.map(({ scales, ...pair }) => ({
              ...pair,
              scales: scales.map(({ scale, items }) => ({
                scale,
                items: items.map((item) => ({ ...item })),
              })),
            })),
          },
  };
}
