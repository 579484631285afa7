import { canonicalJson } from '@tryout/domain/canonical-json';
import type { Db } from '../../platform/database/kysely.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  type LoggedPlay,
  type PlayRun,
  replayLoggedPlay,
  type StoredDataPoint,
  validityOf,
} from '../plays/public.ts';
import { type CardPins, computeCard } from './compute-card.ts';
import { correctionsById } from './corrections-in-force.queries.ts';
import { type EndedPlay, formulasById, type ScoreCardRow, templateById } from './score-cards.queries.ts';
import { type LoggedIntegrity, loggedPlays } from './verify-score-card.queries.ts';

/** What a recomputation found: equal, or the first step that differs. */
export interface Verification {
  readonly equal: boolean;
  readonly first_difference: {
    readonly step: string;
    readonly subject: string;
    readonly detail: string;
  } | null;
  readonly events: number;
  readonly result_digest: string | null;
}

function differs(step: string, subject: string, detail: string, events: number): Verification {
  return { equal: false, first_difference: { step, subject, detail }, events, result_digest: null };
}

/** The first data point that is stored with something else than comes out, or that does not come out at all. */
function changedPoint(
  { data_points: stored }: Pick<LoggedPlay, 'data_points'>,
  again: LoggedPlay['data_points'],
): { subject: string; detail: string } | null {
  const nameOf = (point: StoredDataPoint) => `${point.task_key}.${point.key}`;
  const isSame = (a: StoredDataPoint, b: StoredDataPoint) => a.task_index === b.task_index && a.key === b.key;
  for (const point of again) {
    const kept = stored.find((each) => isSame(each, point));
    if (kept?.value !== point.value || kept.trials !== point.trials) {
      return { subject: nameOf(point), detail: `${kept?.value} is stored, ${point.value} comes out` };
    }
    if (kept.missing_reason !== point.missing_reason) {
      return {
        subject: nameOf(point),
        detail: 'another reason for a missing value is stored than comes out',
      };
    }
  }
  const added = stored.find((each) => !again.some((point) => isSame(each, point)));
  return added ? { subject: nameOf(added), detail: 'it is stored and does not come out' } : null;
}

/** Whether facts of how a play was played are stored other than they come out; those of before have fewer. */
function isRetold({ tasks, timed_out }: LoggedIntegrity, run: PlayRun): boolean {
  const told = canonicalJson({ tasks: tasks ?? null, timed_out: timed_out ?? [] });
  const facts = { tasks: tasks === undefined ? null : validityOf(run), timed_out: run.timed_out };
  return told !== canonicalJson(asStored(facts));
}

/**
 * Recomputes a card from its stored events: the chain of every play, its data points, the formulas, the template and
 * the result, in that order. Nothing that was stored as a result is used.
 */
export async function verifyScoreCard(db: Db, card: ScoreCardRow): Promise<Verification> {
  const pins = card.pins as CardPins;
  const stored = await loggedPlays(
    db,
    pins.plays.map((play) => play.id),
  );
  const events = stored.reduce((sum, play) => sum + play.events.length, 0);
  const replayed: EndedPlay[] = [];
  for (const pin of pins.plays) {
    const play = stored.find((one) => one.id === pin.id);
    if (!play) return differs('play', pin.id, 'the play is gone', events);
    const again = replayLoggedPlay(play);
    if (!again.ok) return differs('event', `${pin.id} event ${again.seq}`, again.detail, events);
    if (again.digest !== pin.digest)
      return differs('event', pin.id, 'the log ends in another digest', events);
    const changed = changedPoint(play, again.data_points);
    if (changed) return differs('data_point', changed.subject, changed.detail, events);
    const other = again.series.find(({ task_index, key, series }) => {
      const kept = play.series.find((each) => each.task_index === task_index && each.key === key);
      return canonicalJson(kept?.series ?? null) !== canonicalJson(series);
    });
    if (other !== undefined || play.series.length !== again.series.length) {
      const subject = other ?? play.series.find(({ key }) => !again.series.some((each) => each.key === key));
      return differs('series', subject?.key ?? play.id, 'other values are stored than come out', events);
    }
    if (isRetold(play.integrity, again.run))
      return differs('integrity', play.id, 'other facts are stored than come out', events);
    const { data_points, series } = again;
    replayed.push({ ...play, last_hash: again.digest, data_points, series });
  }
  const template = await templateById(db, pins.score_template.id);
  if (!template) return differs('score_template', pins.score_template.id, 'the template is gone', events);
  const formulas = await formulasById(
    db,
    pins.formulas.map((formula) => formula.id),
  );
  const pinned = pins.corrections ?? [];
  const corrections = await correctionsById(
    db,
    pinned.map((correction) => correction.id),
  );
  const again = computeCard(template, formulas, replayed, corrections);
  if (again.pins.score_template.digest !== pins.score_template.digest) {
    return differs('score_template', template.name, 'the template was changed', events);
  }
  for (const pin of pins.formulas) {
    const now = again.pins.formulas.find((formula) => formula.id === pin.id);
    if (now?.digest !== pin.digest) return differs('formula', pin.key, 'the formula was changed', events);
  }
  for (const pin of pinned) {
    const now = again.pins.corrections?.find((correction) => correction.id === pin.id);
    if (now?.digest !== pin.digest)
      return differs('correction', pin.id, 'the correction was changed', events);
  }
  if (again.pins.engine_version !== pins.engine_version) {
    return differs(
      'engine',
      pins.engine_version,
      `this release scores with engine ${again.pins.engine_version}`,
      events,
    );
  }
  return compareResults(card, again, events);
}

/** A value as it comes back from the database. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function compareResults(
  card: ScoreCardRow,
  again: ReturnType<typeof computeCard>,
  events: number,
): Verification {
  const storedTrace = card.trace as { formulas: unknown; result: unknown; uncertainty: unknown } | null;
  const storedData = card.score_card_data as { data_point_responses: unknown } | null;
  if (again.inputs_digest !== card.inputs_digest) {
    return differs('inputs', card.id, 'the digest of what the card was made of was changed', events);
  }
  if (again.result_digest !== card.result_digest) {
    return differs(
      'result',
      card.id,
      `digest ${card.result_digest} is stored, ${again.result_digest} comes out`,
      events,
    );
  }
  const shown = storedData && {
    data_point_responses: storedData.data_point_responses,
    result: storedTrace?.result ?? null,
    uncertainty: storedTrace?.uncertainty ?? null,
  };
  const shownDigest = shown === null ? null : sha256(canonicalJson(shown));
  if (shownDigest !== again.result_digest)
    return differs('stored_card', card.id, 'the stored card was changed', events);
  // What a reader follows from number to number has to be what was computed, too.
  if (canonicalJson(storedTrace?.formulas ?? []) !== canonicalJson(asStored(again.formulas)))
    return differs('trace', card.id, 'the stored steps of the formulas were changed', events);
  if ((card.job_fit_score ?? null) !== (again.result?.job_fit_score ?? null)) {
    return differs('job_fit_score', card.id, 'the stored job fit was changed', events);
  }
  if ((card.coverage ?? null) !== (again.result?.coverage ?? null)) {
    return differs('coverage', card.id, 'the stored coverage was changed', events);
  }
  return { equal: true, first_difference: null, events, result_digest: again.result_digest };
}
