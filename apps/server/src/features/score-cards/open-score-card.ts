import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type {
  listOwnScoreCards,
  readOwnScoreCard,
  readScoreCard,
  readTrials,
} from '@tryout/contract/score-cards/score-cards';
import type { CardScales } from '@tryout/domain/score-cards/score-scales';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { noteLook } from '../profile-views/public.ts';
import { replayLoggedPlay, shownTrials } from '../replays/public.ts';
import { cardOfAttempt } from './card-of-attempt.ts';
import { vocabulariesOf } from './card-words.ts';
import { candidateCardOf, recruiterCardOf } from './read-score-card.ts';
import { currentCard, scoreCardsOfCandidate } from './score-cards.queries.ts';
import { loggedPlays } from './verify-score-card.queries.ts';

/**
 * Opens the card of an application for the hiring side, or what it were with one of its attempts counting; the security
 * log keeps that it was opened.
 */
export async function openScoreCard(
  act: SignedAct,
  { application_id, play_id }: RouteQuery<typeof readScoreCard>,
  language: Language,
): Promise<RouteData<typeof readScoreCard>> {
  const { card, is_current } =
    play_id === undefined
      ? { card: await currentCard(act.db, application_id), is_current: true }
      : await cardOfAttempt(act.db, application_id, play_id);
  if (!card) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'score_card.opened',
    target_type: 'score_card',
    target_id: card.id,
    organization_id: card.organization_id,
  });
  const { organization_id } = card;
  const [opened] = await Promise.all([
    recruiterCardOf(act, { card, is_current }, language),
    noteLook(act, { part: 'score_card', application_id, organization_id }),
  ]);
  return opened;
}

interface OwnTrace {
  readonly result: ScoreResult | null;
  readonly scales?: CardScales | null;
}

/** The cards of a candidate, newest first, each with its traits in the words of its day. */
export async function ownScoreCards(
  { db, actor }: SignedAct,
  language: Language,
): Promise<RouteData<typeof listOwnScoreCards>> {
  const cards = await scoreCardsOfCandidate(db, actor.user_id);
  const traces = cards.map(({ trace }) => (trace ?? { result: null }) as OwnTrace);
  const results = traces.map(({ result }) => result);
  const vocabularies = await vocabulariesOf(
    db,
    cards.map(({ created_at }, i) => ({ created_at, named: results[i] ?? null })),
    language,
  );
  const items = cards.map((card, i) => {
    const traits = (results[i]?.categories ?? []).flatMap((category) => category.traits);
    const nameOf = (id: string) => vocabularies[i]?.get(id)?.name ?? id;
    const scales = traces[i]?.scales ?? null;
    return {
      ...card,
      scale: scales?.job_fit ?? null,
      traits: traits.map(({ trait_id, score }) => ({
        trait: nameOf(trait_id),
        score,
        scale: scales?.traits[trait_id] ?? null,
      })),
    };
  });
  return { items, total: items.length };
}

/** The cards of a candidate, each in full as they read it themselves, in their language. */
export async function ownCardsInFull(
  act: SignedAct,
  language: Language,
): Promise<RouteData<typeof readOwnScoreCard>[]> {
  const cards = [];
  for (const card of await scoreCardsOfCandidate(act.db, act.actor.user_id)) {
    cards.push(await candidateCardOf(act, card, language));
  }
  return cards;
}

/** What was answered in a play, task by task and trial by trial, folded from its log. */
export async function trialsOfPlay({ db }: Act, playId: string): Promise<RouteData<typeof readTrials>> {
  const [play] = await loggedPlays(db, [playId]);
  if (!play) throw notFound();
  const replayed = replayLoggedPlay(play);
  const tasks = replayed.ok ? shownTrials(replayed.run, play.events) : [];
  return { tasks: tasks.map((task) => ({ ...task, trials: [...task.trials], marks: [...task.marks] })) };
}
