import {
  generateScoreCards,
  listOwnScoreCards,
  readOwnScoreCard,
  readScoreCard,
  readTrials,
  verifyScoreCard as verifyRoute,
} from '@tryout/contract/score-cards/score-cards';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import { audit } from '../../platform/act.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { replayLoggedPlay, shownTrials } from '../replays/public.ts';
import { cardOfAttempt } from './card-of-attempt.ts';
import { vocabulariesOf } from './card-words.ts';
import { generateScoreCard } from './generate-score-card.ts';
import { candidateCardOf, recruiterCardOf } from './read-score-card.ts';
import { scoreCardsSay } from './score-cards.messages.ts';
import { currentCard, scoreCardsOfCandidate } from './score-cards.queries.ts';
import { loggedPlays } from './verify-score-card.queries.ts';
import { verifyScoreCard } from './verify-score-card.ts';

/** Reading, making and proving score cards. */
export const scoreCardsHandlers: readonly Handled[] = [
  handle(readScoreCard, async (call) => {
    const { application_id, play_id } = call.query;
    const { card, is_current } =
      play_id === undefined
        ? { card: await currentCard(call.db, application_id), is_current: true }
        : await cardOfAttempt(call.db, application_id, play_id);
    if (!card) throw notFound();
    await audit(call, {
      event_type: 'access',
      action: 'score_card.opened',
      target_type: 'score_card',
      target_id: card.id,
      organization_id: card.organization_id,
    });
    return { data: await recruiterCardOf(call.db, card, signedIn(call).locale, is_current) };
  }),

  handle(readOwnScoreCard, async (call) => {
    const card = call.refs.row(call.query.score_card_id);
    return { data: await candidateCardOf(call.db, card, signedIn(call).locale) };
  }),

  handle(listOwnScoreCards, async (call) => {
    const cards = await scoreCardsOfCandidate(call.db, signedIn(call).user_id);
    const results = cards.map(
      (card) => ((card.trace ?? { result: null }) as { result: ScoreResult | null }).result,
    );
    const vocabularies = await vocabulariesOf(
      call.db,
      cards.map(({ created_at }, i) => ({ created_at, named: results[i] ?? null })),
      signedIn(call).locale,
    );
    const items = cards.map((card, i) => {
      const traits = (results[i]?.categories ?? []).flatMap((category) => category.traits);
      const nameOf = (id: string) => vocabularies[i]?.get(id)?.name ?? id;
      return { ...card, traits: traits.map(({ trait_id, score }) => ({ trait: nameOf(trait_id), score })) };
    });
    return { data: { items, total: items.length } };
  }),

  handle(generateScoreCards, async ({ db, services, body }) => {
    const made = await generateScoreCard({ db, services }, body.application_id);
    return {
      data: { score_card_id: made.id, is_new: made.is_new },
      message: scoreCardsSay(made.is_new ? 'score_cards.ready' : 'score_cards.unchanged'),
    };
  }),

  handle(verifyRoute, async ({ db, refs, query, request }) => {
    const found = await verifyScoreCard(db, refs.row(query.score_card_id));
    const language = languageOf(request);
    const first_difference = found.first_difference && {
      step: found.first_difference.step,
      subject: found.first_difference.subject(language),
      detail: found.first_difference.detail(language),
    };
    return { data: { ...found, first_difference } };
  }),

  handle(readTrials, async ({ db, query }) => {
    const play = (await loggedPlays(db, [query.play_id]))[0];
    if (!play) throw notFound();
    const replayed = replayLoggedPlay(play);
    const tasks = replayed.ok ? shownTrials(replayed.run, play.accommodations, play.events) : [];
    return {
      data: { tasks: tasks.map((task) => ({ ...task, trials: [...task.trials], marks: [...task.marks] })) },
    };
  }),
];
