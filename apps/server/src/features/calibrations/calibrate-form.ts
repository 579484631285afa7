import { setImmediate as nextTurn } from 'node:timers/promises';
import type { listCalibrations, readCalibration } from '@tryout/contract/calibrations/calibrations';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import {
  CALIBRATION_MINIMUM,
  type CalibratedPlay,
  calibratedHalves,
  calibratedMeasure,
  calibratedScales,
  driftOf,
} from '@tryout/domain/psychometrics/calibration';
import type { TrialRow } from '@tryout/games/task-core';
import { evidenceOf } from '@tryout/games/trial-evidence';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { replayPlay } from '../replays/public.ts';
import {
  formsPlayed,
  originsOf,
  type PlayOfForm,
  type PlayValue,
  playsOfForm,
  valuesOfPlays,
} from './calibrations.queries.ts';

/** People whose single trials are looked at, the newest first: more would keep the page waiting. */
const MOST_EXAMINED = 600;
/** Logs that are in memory at once. */
const AT_ONCE = 20;

/** The forms that own candidates have played. */
export async function playedForms({ db }: Act): Promise<RouteData<typeof listCalibrations>> {
  return { minimum: CALIBRATION_MINIMUM, items: await formsPlayed(db) };
}

/** Plays the first plays again and reads items and halves from their trials; a log that no longer fits is left out. */
async function examinedPlays(db: Db, firsts: readonly PlayOfForm[]): Promise<CalibratedPlay[]> {
  const examined: CalibratedPlay[] = [];
  for (let at = 0; at < firsts.length; at += AT_ONCE) {
    const some = firsts.slice(at, at + AT_ONCE);
    const origins = await originsOf(
      db,
      some.map(({ play_id }) => play_id),
    );
    for (const { events, ...origin } of origins) {
      await nextTurn();
      const index = some.find(({ play_id }) => play_id === origin.play_id)?.task_index ?? 0;
      const task = taskOf(origin, events, index);
      if (!task) continue;
      const { items, halves } = evidenceOf(
        task.judge,
        task.judge.trials(task.plan, task.state) as readonly TrialRow[],
      );
      const inputs = items.flatMap(({ input }) => input ?? []);
      const touched = inputs.filter((input) => input === 'touch').length;
      examined.push({
        items,
        halves,
        group: inputs.length === 0 ? null : touched * 2 > inputs.length ? 'focal' : 'reference',
      });
    }
  }
  return examined;
}

function taskOf(
  origin: Parameters<typeof replayPlay>[0],
  events: Parameters<typeof replayPlay>[1],
  index: number,
) {
  try {
    return replayPlay(origin, events).tasks[index] ?? null;
  } catch {
    // A release that no longer has the game's version cannot play it again.
    return null;
  }
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
  };
}
