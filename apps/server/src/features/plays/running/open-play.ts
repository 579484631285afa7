import { randomBytes } from 'node:crypto';
import type { RouteData } from '@tryout/contract/define-route';
import type { checkApplication, openPlay } from '@tryout/contract/plays/plays';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import type { Accommodations } from '@tryout/games/task-core';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { newToken } from '../../../platform/http/tokens.ts';
import type { Language } from '../../../platform/language/language.ts';
import type { Said } from '../../../platform/language/say.ts';
import { nextStepOf } from '../../applications/public.ts';
import { measuredFor, whatNoticesNeed } from '../../notices/public.ts';
import { earlierPlays } from '../attempts/earlier-plays.ts';
import { latestConfirmation } from '../confirmations/confirmations.queries.ts';
import { playsSay } from '../plays.messages.ts';
import {
  findPlay,
  findPlayableApplication,
  insertPlay,
  latestPlays,
  leasePlay,
  lockPlay,
  noteFirstOpening,
  noteOpening,
  type PlayableApplication,
  type PlayRow,
  requiredSimulations,
  setAccommodations,
  taskPoolOf,
} from '../plays.queries.ts';
import { tasksForPlay } from './draw-tasks.ts';
import { formLength } from './form-minutes.ts';
import { offeredFor } from './offered.ts';
import { currentRun, viewOf } from './read-play.ts';
import { LEASE_S } from './store-events.ts';

/** Days a candidate has from the first opening of a play. */
const DAYS_TO_PLAY = 14;

const NO_ACCOMMODATIONS: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

/** Why an application cannot be played now; null when it can. */
async function obstacle(db: Db, application: PlayableApplication, now: Date): Promise<Said | null> {
  if (application.status === 'rejected') return playsSay('plays.application_closed');
  const step = await nextStepOf(db, application.id, now);
  return step === null || step === 'game' ? null : playsSay('plays.steps_before');
}

/** Whether the candidate may play, and what. */
export async function checkPlays(
  db: Db,
  applicationId: string,
  now: Date,
  language: Language,
): Promise<RouteData<typeof checkApplication>> {
  const application = await findPlayableApplication(db, applicationId);
  if (!application) throw notFound();
  const [simulations, plays, measured] = await Promise.all([
    requiredSimulations(db, application.revision_id),
    latestPlays(db, application.id),
    measuredFor(db, application.revision_id, language),
  ]);
  const needed = await whatNoticesNeed(db, application, now);
  const isBegun = plays.some((play) => !isUnbegun(play));
  const why =
    (await obstacle(db, application, now)) ??
    (simulations.length === 0 ? playsSay('plays.no_game') : null) ??
    (needed.not_before !== null && !isBegun ? notYet(needed.not_before) : null);
  const unplayed = simulations.filter(({ id }) => !plays.some((play) => play.simulation_id === id));
  const [pools, earlier] = await Promise.all([
    Promise.all(simulations.map((simulation) => taskPoolOf(db, simulation.id))),
    earlierPlays(
      db,
      application.id,
      unplayed.map(({ id }) => id),
    ),
  ]);
  return {
    allowed: why === null,
    reason: why === null ? '' : why(language),
    simulations: simulations.map((simulation, i) => {
      const play = plays.find((one) => one.simulation_id === simulation.id);
      const before = earlier.find((one) => one.simulation_id === simulation.id);
      const pool = pools[i] ?? { tasks: [], groups: [] };
      const length = formLength(pool, simulation, play?.tasks);
      return {
        simulation_id: simulation.id,
        name: simulation.name,
        purpose: simulation.purpose,
        candidate_intro: simulation.candidate_intro,
        words: simulation.words,
        cover: simulation.cover,
        accommodations_offered: simulation.accommodations_offered,
        shortest_minutes: length.shortest_minutes,
        duration_minutes: length.longest_minutes,
        task_count: length.task_count,
        tasks: (play?.tasks ?? pool.tasks).map(({ key, name, minutes }) => ({
          key,
          name,
          minutes,
        })),
        play_id: play?.id ?? null,
        state: play?.state ?? null,
        attempt: play?.attempt ?? 1,
        deadline_at: play?.deadline_at ?? null,
        open_elsewhere: play !== undefined && !isPlayOver(play.state) && play.lease_live,
        earlier: before
          ? { play_id: before.id, position_title: before.position_title, ended_at: before.ended_at }
          : null,
      };
    }),
    accommodations: plays[0]?.accommodations ?? null,
    notice: {
      measured,
      organization_name: application.organization_name,
      position_title: application.position_title,
      must_accept: needed.accept,
    },
  };
}

/** Whether nobody has opened a play; whatever was opened is played to its end, whatever changes meanwhile. */
const isUnbegun = (play: Pick<PlayRow, 'state'>): boolean => play.state === 'ready';

const notYet = (day: string): Said => playsSay('plays.not_before', { day });

/** Refuses to begin before the candidate was told what it is about, and New York's ten business days are over. */
export async function refuseUntold(db: Db, application: PlayableApplication, now: Date): Promise<void> {
  const { accept, not_before } = await whatNoticesNeed(db, application, now);
  if (not_before !== null) throw new Refusal('refused_by_rule', notYet(not_before));
  if (accept) throw new Refusal('refused_by_rule', playsSay('plays.notice_first'));
}

/** Adjustments that a simulation cannot be played with are not on its page; a wish for one is told by its name. */
export function refuseNotOffered(wished: Accommodations, offered: readonly string[]): void {
  const { time_factor, ...switches } = wished;
  const keys = Object.entries(switches).flatMap(([key, on]) => (on ? [key] : []));
  if (time_factor !== 1) keys.push(time_factor === null ? 'untimed' : 'more_time');
  const missing = keys.find((key) => !offered.includes(key));
  if (missing === undefined) return;
  const field = missing === 'untimed' || missing === 'more_time' ? 'time_factor' : missing;
  throw invalidField(`accommodations.${field}`, playsSay('plays.adjustment_not_offered'));
}

/** The play to go on with: the newest attempt, or the first one, drawn now. */
async function playFor(
  db: Db,
  application: PlayableApplication,
  simulationId: string,
  accommodations: Accommodations,
  now: Date,
): Promise<PlayRow> {
  const newest = async () =>
    (await latestPlays(db, application.id)).find((p) => p.simulation_id === simulationId);
  const existing = await newest();
  if (!existing || isUnbegun(existing)) await refuseUntold(db, application, now);
  if (existing) return existing;
  const seed = randomBytes(16).toString('hex');
  const id = await insertPlay(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    simulation_id: simulationId,
    attempt: 1,
    seed,
    tasks: await tasksForPlay(db, simulationId, seed),
    accommodations,
    deadline_at: new Date(now.getTime() + DAYS_TO_PLAY * 86_400_000),
  });
  const play = id === undefined ? await newest() : await findPlay(db, id);
  if (!play) throw notFound();
  return play;
}

/** The play of the application's own step. */
async function playOfStep(
  db: Db,
  application: PlayableApplication,
  request: { simulation_id: string; accommodations?: Accommodations | undefined },
  now: Date,
): Promise<PlayRow> {
  const why = await obstacle(db, application, now);
  if (why !== null) throw new Refusal('refused_by_rule', why);
  const required = await requiredSimulations(db, application.revision_id);
  const asked = required.find((simulation) => simulation.id === request.simulation_id);
  if (!asked) throw notFound();
  if (request.accommodations) refuseNotOffered(request.accommodations, asked.accommodations_offered);
  const accommodations = request.accommodations ?? NO_ACCOMMODATIONS;
  return playFor(db, application, request.simulation_id, accommodations, now);
}

/** The confirmation play that was asked for: played as the first one was, with the same adjustments. */
async function confirmationFor(
  db: Db,
  application: PlayableApplication,
  simulationId: string,
): Promise<PlayRow> {
  if (application.status === 'rejected') {
    throw new Refusal('refused_by_rule', playsSay('plays.application_closed'));
  }
  const asked = await latestConfirmation(db, application.id);
  if (!asked || asked.simulation_id !== simulationId) throw notFound();
  const play = await findPlay(db, asked.play_id);
  if (!play) throw notFound();
  return play;
}

/** Opens a play on this device and hands out a new token; a live lease elsewhere has to be taken over. */
export async function openPlayHere(
  db: Db,
  request: {
    application_id: string;
    simulation_id: string;
    confirmation: boolean;
    accommodations?: Accommodations | undefined;
    device?: { readonly browser: string; readonly input: string } | undefined;
    take_over: boolean;
  },
  now: Date,
): Promise<RouteData<typeof openPlay>> {
  const application = await findPlayableApplication(db, request.application_id);
  if (!application) throw notFound();
  const found = request.confirmation
    ? await confirmationFor(db, application, request.simulation_id)
    : await playOfStep(db, application, request, now);
  const play = await lockPlay(db, found.id);
  if (!play) throw notFound();
  if (isPlayOver(play.state)) {
    throw new Refusal(
      'gone',
      playsSay(play.state === 'expired' ? 'plays.time_passed' : 'plays.played_already'),
    );
  }
  if (play.lease_live && !request.take_over) {
    throw new Refusal('conflict', playsSay('plays.open_elsewhere'), {
      current: { status: play.state, allowed: ['take_over'] },
    });
  }
  if (request.accommodations && play.last_seq === 0 && play.purpose === 'application')
    await setAccommodations(db, play.id, request.accommodations);
  const { token, hash } = newToken();
  const state = play.last_seq === 0 ? 'launched' : play.state === 'ready' ? 'launched' : 'paused';
  await leasePlay(db, play.id, { token_hash: hash, state, device: request.device ?? null, seconds: LEASE_S });
  await noteFirstOpening(db, play.id, now);
  if (request.device) {
    const { browser, input } = request.device;
    await noteOpening(db, play.id, { at: now.toISOString(), browser, input });
  }
  const opened = (await findPlay(db, play.id)) ?? play;
  return {
    token,
    lease_s: LEASE_S,
    play: viewOf(opened, await currentRun(db, opened), await offeredFor(db, opened)),
  };
}
