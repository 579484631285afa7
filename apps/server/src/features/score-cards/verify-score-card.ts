import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { isEngineVersion } from '@tryout/domain/score-cards/scoring';
import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { type Said, verbatim } from '../../platform/language/say.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  impossibleTasks,
  type LoggedPlay,
  type PlayRun,
  replayLoggedPlay,
  type StoredDataPoint,
  timingOf,
  validityOf,
} from '../replays/public.ts';
import { correctionsById } from './active-corrections.queries.ts';
import { type CardPins, computeCard } from './compute-card.ts';
import { culturePartById } from './culture-part.queries.ts';
import { scoreCardsSay } from './score-cards.messages.ts';
import { type EndedPlay, formulasById, type ScoreCardRow, templateById } from './score-cards.queries.ts';
import { type LoggedIntegrity, loggedPlays } from './verify-score-card.queries.ts';

/** What a recomputation found: equal, or the first step that differs. */
export interface Verification {
  readonly equal: boolean;
  readonly first_difference: {
    readonly step: string;
    readonly subject: Said;
    readonly detail: Said;
  } | null;
  readonly events: number;
  readonly result_digest: string | null;
}

/** What was found, told in a language. */
export function viewOfVerification({ first_difference: first, ...found }: Verification, language: Language) {
  const told = first && {
    step: first.step,
    subject: first.subject(language),
    detail: first.detail(language),
  };
  return { ...found, first_difference: told };
}

function differs(step: string, subject: string | Said, detail: Said, events: number): Verification {
  const about = typeof subject === 'string' ? verbatim(subject) : subject;
  return { equal: false, first_difference: { step, subject: about, detail }, events, result_digest: null };
}

/** The first data point that is stored with something else than comes out, or that does not come out at all. */
function changedPoint(
  { data_points: stored }: Pick<LoggedPlay, 'data_points'>,
  again: LoggedPlay['data_points'],
): { subject: string; detail: Said } | null {
  const nameOf = (point: StoredDataPoint) => `${point.task_key}.${point.key}`;
  const isSame = (a: StoredDataPoint, b: StoredDataPoint) => a.task_index === b.task_index && a.key === b.key;
  for (const point of again) {
    const kept = stored.find((each) => isSame(each, point));
    if (kept?.value !== point.value || kept.trials !== point.trials) {
      const values = { stored: String(kept?.value), again: String(point.value) };
      return { subject: nameOf(point), detail: scoreCardsSay('score_cards.value_differs', values) };
    }
    if (kept.missing_reason !== point.missing_reason) {
      return {
        subject: nameOf(point),
        detail: scoreCardsSay('score_cards.missing_reason_differs'),
      };
    }
  }
  const added = stored.find((each) => !again.some((point) => isSame(each, point)));
  return added ? { subject: nameOf(added), detail: scoreCardsSay('score_cards.value_added') } : null;
}

/** What was seen of the tasks; what of it is worth a look, each release says for the plays that end in its time. */
function seen(tasks: LoggedIntegrity['tasks']) {
  return tasks?.map(({ task_key, flags }) => ({
    task_key,
    flags: flags.map(({ code, value }) => ({ code, value })),
  }));
}

/** Whether facts of how a play was played are stored other than they come out; those of before have fewer. */
function isRetold({ tasks, timed_out, timing }: LoggedIntegrity, run: PlayRun): boolean {
  const told = canonicalJson({
    tasks: seen(tasks) ?? null,
    timed_out: timed_out ?? [],
    timing: timing ?? null,
  });
  const facts = {
    tasks: tasks === undefined ? null : seen(validityOf(run)),
    timed_out: run.timed_out,
    timing: timingOf(run),
  };
  return told !== canonicalJson(asStored(facts));
}

/** Places of the tasks of which most answers that say how they were given were given by touch. */
function touchedTasks(events: LoggedPlay['events']): number[] {
  const told = new Map<number, number>();
  for (const { type, task_index, payload } of events) {
    const method =
      type === 'input' && typeof payload === 'object' && payload !== null && 'method' in payload
        ? payload.method
        : null;
    if (method !== null) told.set(task_index, (told.get(task_index) ?? 0) + (method === 'touch' ? 1 : -1));
  }
  return [...told].flatMap(([index, more]) => (more > 0 ? [index] : [])).sort((a, b) => a - b);
}

/**
 * Recomputes a card from its stored events: the chain of every play, its data points, the formulas, the template and
 * the result, in that order. Nothing that was stored as a result is used.
 */
export async function verifyScoreCard({ db }: Act, card: ScoreCardRow): Promise<Verification> {
  const pins = card.pins as CardPins;
  const stored = await loggedPlays(
    db,
    pins.plays.map((play) => play.id),
  );
  const events = stored.reduce((sum, play) => sum + play.events.length, 0);
  const replayed: EndedPlay[] = [];
  for (const pin of pins.plays) {
    const play = stored.find((one) => one.id === pin.id);
    if (!play) return differs('play', pin.id, scoreCardsSay('score_cards.play_gone'), events);
    const again = replayLoggedPlay(play);
    if (!again.ok)
      return differs(
        'event',
        scoreCardsSay('score_cards.event_of_play', { play: pin.id, seq: again.seq }),
        again.detail,
        events,
      );
    if (again.digest !== pin.digest)
      return differs('event', pin.id, scoreCardsSay('score_cards.log_differs'), events);
    const changed = changedPoint(play, again.data_points);
    if (changed) return differs('data_point', changed.subject, changed.detail, events);
    const other = again.series.find(({ task_index, key, series }) => {
      const kept = play.series.find((each) => each.task_index === task_index && each.key === key);
      return canonicalJson(kept?.series ?? null) !== canonicalJson(series);
    });
    if (other !== undefined || play.series.length !== again.series.length) {
      const subject = other ?? play.series.find(({ key }) => !again.series.some((each) => each.key === key));
      return differs('series', subject?.key ?? play.id, scoreCardsSay('score_cards.series_differ'), events);
    }
    if (isRetold(play.integrity, again.run))
      return differs('integrity', play.id, scoreCardsSay('score_cards.facts_differ'), events);
    const { data_points, series } = again;
    const impossible_tasks = impossibleTasks(timingOf(again.run));
    const touched_tasks = touchedTasks(play.events);
    replayed.push({ ...play, last_hash: again.digest, data_points, series, impossible_tasks, touched_tasks });
  }
  const { engine_version } = pins;
  if (!isEngineVersion(engine_version)) {
    return differs(
      'engine',
      engine_version,
      scoreCardsSay('score_cards.engine_differs', { version: engine_version }),
      events,
    );
  }
  const template = await templateById(db, pins.score_template.id);
  if (!template)
    return differs(
      'score_template',
      pins.score_template.id,
      scoreCardsSay('score_cards.template_gone'),
      events,
    );
  const formulas = await formulasById(
    db,
    pins.formulas.map((formula) => formula.id),
  );
  const pinned = pins.corrections ?? [];
  const corrections = await correctionsById(
    db,
    pinned.map((correction) => correction.id),
  );
  const culture = pins.culture ? await culturePartById(db, pins.culture) : null;
  if (pins.culture && culture === null) {
    return differs('culture', pins.culture.sheet_id, scoreCardsSay('score_cards.culture_gone'), events);
  }
  const again = computeCard(template, formulas, replayed, corrections, engine_version, culture);
  if (again.pins.score_template.digest !== pins.score_template.digest) {
    return differs('score_template', template.name, scoreCardsSay('score_cards.template_changed'), events);
  }
  for (const pin of pins.formulas) {
    const now = again.pins.formulas.find((formula) => formula.id === pin.id);
    if (now?.digest !== pin.digest)
      return differs('formula', pin.key, scoreCardsSay('score_cards.formula_changed'), events);
  }
  for (const pin of pinned) {
    const now = again.pins.corrections?.find((correction) => correction.id === pin.id);
    if (now?.digest !== pin.digest)
      return differs('correction', pin.id, scoreCardsSay('score_cards.correction_changed'), events);
  }
  if (pins.culture && again.pins.culture?.digest !== pins.culture.digest) {
    const { sheet_id } = pins.culture;
    return differs('culture', sheet_id, scoreCardsSay('score_cards.culture_changed'), events);
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
  const storedTrace = card.trace as {
    formulas: unknown;
    result: unknown;
    uncertainty: unknown;
    scales?: unknown;
  } | null;
  const storedData = card.score_card_data as { data_point_responses: unknown } | null;
  if (again.inputs_digest !== card.inputs_digest) {
    return differs('inputs', card.id, scoreCardsSay('score_cards.inputs_changed'), events);
  }
  if (again.result_digest !== card.result_digest) {
    return differs(
      'result',
      card.id,
      scoreCardsSay('score_cards.result_differs', {
        stored: String(card.result_digest),
        again: String(again.result_digest),
      }),
      events,
    );
  }
  const shown = storedData && {
    data_point_responses: storedData.data_point_responses,
    result: storedTrace?.result ?? null,
    uncertainty: storedTrace?.uncertainty ?? null,
    // Engine 1 told no scales.
    ...(again.scales !== undefined && { scales: storedTrace?.scales ?? null }),
  };
  const shownDigest = shown === null ? null : sha256(canonicalJson(shown));
  if (shownDigest !== again.result_digest)
    return differs('stored_card', card.id, scoreCardsSay('score_cards.card_changed'), events);
  // What a reader follows from number to number has to be what was computed, too.
  if (canonicalJson(storedTrace?.formulas ?? []) !== canonicalJson(asStored(again.formulas)))
    return differs('trace', card.id, scoreCardsSay('score_cards.steps_changed'), events);
  if ((card.job_fit_score ?? null) !== (again.result?.job_fit_score ?? null)) {
    return differs('job_fit_score', card.id, scoreCardsSay('score_cards.job_fit_changed'), events);
  }
  if ((card.coverage ?? null) !== (again.result?.coverage ?? null)) {
    return differs('coverage', card.id, scoreCardsSay('score_cards.coverage_changed'), events);
  }
  return { equal: true, first_difference: null, events, result_digest: again.result_digest };
}
