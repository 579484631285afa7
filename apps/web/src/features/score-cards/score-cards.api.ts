import type { RouteResult } from '@tryout/contract/define-route';
import {
  listOwnScoreCards,
  readOwnScoreCard,
  readScoreCard,
  readTrials,
  verifyScoreCard,
} from '@tryout/contract/score-cards/score-cards';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** A card as the hiring side reads it. */
export type Card = RouteResult<typeof readScoreCard>;
export type CardCategory = Card['categories'][number];
export type CardTrait = CardCategory['traits'][number];
export type CardSubtrait = CardTrait['subtraits'][number];
export type CardFormula = Card['formulas'][number];
export type CardPlay = Card['plays'][number];

/** A card as its candidate reads it. */
export type OwnCard = RouteResult<typeof readOwnScoreCard>;
export type OwnTrait = OwnCard['categories'][number]['traits'][number];
export type OwnGame = OwnCard['games'][number];
export type OwnCardSummary = RouteResult<typeof listOwnScoreCards>['items'][number];

/** The trials of one task, with what cut into it. */
export type TrialTask = RouteResult<typeof readTrials>['tasks'][number];
/** One row of a trial table. */
export type Trial = TrialTask['trials'][number];
/** A pause or an absence among trials. */
export type TrialMark = TrialTask['marks'][number];

/** The card in force, or the one that an attempt would give. */
export const cardQuery = (applicationId: string, attempt?: string) =>
  routeQuery(readScoreCard, { query: { application_id: applicationId, play_id: attempt } });
export const ownCardQuery = (cardId: string) =>
  routeQuery(readOwnScoreCard, { query: { score_card_id: cardId } });
export const ownCardsQuery = () => routeQuery(listOwnScoreCards);
export const trialsQuery = (playId: string) => routeQuery(readTrials, { query: { play_id: playId } });
export const verifyCard = (cardId: string) =>
  callRoute(verifyScoreCard, { query: { score_card_id: cardId } });
