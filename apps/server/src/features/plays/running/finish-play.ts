import type { RouteData } from '@tryout/contract/define-route';
import type { completePlay } from '@tryout/contract/plays/plays';
import { type PlaySignals, readSignals } from '@tryout/domain/plays/answer-signals';
import { type PlayIncidents, readIncidents } from '@tryout/domain/plays/play-incidents';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { playElsewhere, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { arrivesWithGame, completeGameStep } from '../../applications/public.ts';
import { dataPointsOf, isPlayDone, seriesOfRun, timingOf, validityOf } from '../../replays/public.ts';
import {
  codesToLookAt,
  countedPlays,
  generateScoreCard,
  lookRule,
  notifyHiringTeam,
} from '../../score-cards/public.ts';
import { playsSay } from '../plays.messages.ts';
import {
  endPlay,
  findPlayableApplication,
  type HeldPlay,
  latestPlays,
  lockHeldPlay,
  lockPlay,
  openingsOf,
  type PlayableApplication,
  type PlayRow,
  readEvents,
  requiredSimulationIds,
  storeDataPoints,
} from '../plays.queries.ts';
import { storeSeries } from './play-series.queries.ts';
import { currentRun } from './read-play.ts';

/**
 * Ends a play and, when it was the last one asked for, scores the application and moves it on: all of it in the
 * caller's transaction. Ending one that has ended gives the same answer again.
 */
export async function finishPlay(
  act: Act,
  held: HeldPlay,
  how: { to: 'completed' } | { to: 'terminated'; reason: string },
): Promise<RouteData<typeof completePlay>> {
  const { db } = act;
  const play = await lockHeldPlay(db, held);
  if (!play) throw playElsewhere();
  if (!isPlayOver(play.state)) {
    const run = await currentRun(db, play);
    if (how.to === 'completed' && !isPlayDone(run)) {
      throw new Refusal('refused_by_rule', playsSay('plays.still_to_play'), {
        current: { status: play.state, allowed: ['terminated'] },
      });
    }
    const integrity = {
      tasks: validityOf(run),
      timed_out: run.timed_out,
      timing: timingOf(run),
      ...(await loggedFacts(db, play)),
    };
    const rule = await lookRule(db);
    await endPlay(db, play.id, {
      state: how.to,
      reason: how.to === 'terminated' ? how.reason : '',
      integrity,
      review: codesToLookAt(
        integrity,
        play.tasks.map(({ key }) => key),
        rule.limits,
      ),
      look_rule: rule.number,
    });
    await storeDataPoints(db, play, dataPointsOf(run));
    await storeSeries(db, play, seriesOfRun(run));
  }
  const application = await findPlayableApplication(db, play.application_id);
  if (!application) throw new Refusal('unauthenticated', playsSay('plays.application_ended'));
  if (play.purpose === 'confirmation') {
    if (!isPlayOver(play.state)) await tellThatConfirmed(act, play, application);
    return {
      state: isPlayOver(play.state) ? play.state : how.to,
      application_status: application.status,
      score_card_id: application.score_card_id,
    };
  }
  // Scored when it ended; cards already given stay as they are.
  if (isPlayOver(play.state) && application.score_card_id !== null) {
    return {
      state: play.state,
      application_status: application.status,
      score_card_id: application.score_card_id,
    };
  }
  if (!isPlayOver(play.state) && !application.is_test) await tellThatPlayEnded(act, play, application);
  await settleGameStep(act, application);
  const after = await findPlayableApplication(db, play.application_id);
  const ended = await lockPlay(db, held.id);
  return {
    state: ended?.state ?? how.to,
    application_status: after?.status ?? application.status,
    score_card_id: after?.score_card_id ?? null,
  };
}

/** What cut into the play, and what the browser told of its answers, from its log. */
async function loggedFacts(db: Db, play: PlayRow): Promise<PlayIncidents & { signals: PlaySignals }> {
  const [log, openings] = await Promise.all([
    readEvents(db, play.id, play.last_seq),
    openingsOf(db, play.id),
  ]);
  // Answers within the frame of an uploaded game are not seen by the page around it.
  const answers = log.filter(({ task_index }) => !play.tasks[task_index]?.build);
  const byOtherMeans = [play, ...play.tasks].some(
    ({ accommodations }) => accommodations?.screen_reader || accommodations?.keyboard_only,
  );
  return { ...readIncidents(log, openings), signals: readSignals(answers, byOtherMeans) };
}

/** Scores the application and moves it on when every simulation asked for is over. */
export async function settleGameStep(
  act: Act,
  application: Pick<PlayableApplication, 'id' | 'revision_id'>,
): Promise<void> {
  const { db } = act;
  const [required, plays, counted] = await Promise.all([
    requiredSimulationIds(db, application.revision_id),
    latestPlays(db, application.id),
    countedPlays(db, application.id),
  ]);
  const counting = required.map((id) => counted.find((one) => one.simulation_id === id));
  // One that is not valid is waited for as long as the candidate may still make up for it.
  const isSettled = required.every((id, i) => {
    const latest = plays.find((one) => one.simulation_id === id);
    return (
      counting[i]?.is_valid || (counting[i] !== undefined && latest !== undefined && isPlayOver(latest.state))
    );
  });
  if (!isSettled) return;
  // A play that was broken off counts as done only with the minimum of data (product §2.9, §2.14).
  const enough = counting.every((one) => one?.state === 'completed' || one?.has_enough);
  // Where the play is what makes the application arrive, its candidate is told both at once.
  const arrives = enough && (await arrivesWithGame(act, application.id));
  await generateScoreCard(act, application.id, arrives ? 'team' : 'this');
  if (enough) await completeGameStep(act, application.id);
}

async function tellThatPlayEnded(act: Act, play: PlayRow, application: PlayableApplication): Promise<void> {
  await notifyHiringTeam(act, application.position_id, {
    type: 'play_finished',
    effect_key: `play:${play.id}`,
    params: { position: application.position_title, applicant: application.applicant_name },
    link: `/user/positions/${application.position_id}/applicants/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: false,
  });
}

/** A confirmation play moves nothing: it is written down, and those who decide are told that there is a result. */
async function tellThatConfirmed(act: Act, play: PlayRow, application: PlayableApplication): Promise<void> {
  await appendApplicationLog(
    act.db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: application.candidate_id,
        actor_kind: 'candidate',
        action: 'confirmation_played',
        detail: { play_id: play.id },
      },
    ],
    act.services.now(),
  );
  if (application.is_test) return;
  await notifyHiringTeam(act, application.position_id, {
    type: 'confirmation_played',
    effect_key: `confirmation-played:${play.id}`,
    params: { position: application.position_title, applicant: application.applicant_name },
    link: `/user/positions/${application.position_id}/applicants/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: false,
  });
}
