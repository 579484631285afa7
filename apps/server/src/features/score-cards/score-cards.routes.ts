import {
  generateScoreCards,
  listOwnScoreCards,
  readOwnScoreCard,
  readScoreCard,
  readTrials,
  verifyScoreCard as verifyRoute,
} from '@tryout/contract/score-cards/score-cards';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { generateScoreCard } from './generate-score-card.ts';
import { openScoreCard, ownScoreCards, trialsOfPlay } from './open-score-card.ts';
import { candidateCardOf } from './read-score-card.ts';
import { scoreCardsSay } from './score-cards.messages.ts';
import { verifyScoreCard, viewOfVerification } from './verify-score-card.ts';

/** Reading, making and proving score cards. */
export const scoreCardsHandlers: readonly Handled[] = [
  handle(readScoreCard, async (call) => ({
    data: await openScoreCard(signedAct(call), call.query, languageOf(call.request)),
  })),

  handle(readOwnScoreCard, async (call) => ({
    data: await candidateCardOf(
      signedAct(call),
      call.refs.row(call.query.score_card_id),
      languageOf(call.request),
    ),
  })),

  handle(listOwnScoreCards, async (call) => ({
    data: await ownScoreCards(signedAct(call), languageOf(call.request)),
  })),

  handle(generateScoreCards, async (call) => {
    const made = await generateScoreCard(call, call.body.application_id);
    return {
      data: { score_card_id: made.id, is_new: made.is_new },
      message: scoreCardsSay(made.is_new ? 'score_cards.ready' : 'score_cards.unchanged'),
    };
  }),

  handle(verifyRoute, async (call) => {
    const found = await verifyScoreCard(call, call.refs.row(call.query.score_card_id));
    return { data: viewOfVerification(found, languageOf(call.request)) };
  }),

  handle(readTrials, async (call) => ({ data: await trialsOfPlay(call, call.query.play_id) })),
];
