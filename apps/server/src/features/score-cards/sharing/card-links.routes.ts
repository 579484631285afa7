import {
  createCardLink,
  endCardLink,
  listCardLinks,
  readOwnCardPdf,
  readOwnTrends,
  readSharedCard,
} from '@tryout/contract/score-cards/card-links';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { languageOf } from '../../../platform/http/language-of.ts';
import { ownCardPdf } from '../own-card-pdf.ts';
import { ownTrends } from '../own-trends.ts';
import { scoreCardsSay } from '../score-cards.messages.ts';
import { endLink, linksOfCard, makeCardLink, sharedCardOf } from './card-links.ts';

/** A candidate's own cards beyond their page: links, a file, and how traits went over the plays. */
export const cardLinksHandlers: readonly Handled[] = [
  handle(listCardLinks, async (call) => ({
    data: { items: await linksOfCard(call, call.query.score_card_id) },
  })),
  handle(createCardLink, async (call) => {
    const card = call.refs.row(call.body.score_card_id);
    return {
      data: await makeCardLink(signedAct(call), card, call.body, languageOf(call.request)),
      message: scoreCardsSay('score_cards.link_made'),
      status: 201,
    };
  }),
  handle(endCardLink, async (call) => {
    await endLink(signedAct(call), call.refs.row(call.params.card_link_id));
    return { data: {}, message: scoreCardsSay('score_cards.link_ended') };
  }),
  handle(readSharedCard, async (call) => {
    call.reply.header('x-robots-tag', 'noindex');
    return { data: await sharedCardOf(call, call.params.token, languageOf(call.request)) };
  }),
  handle(readOwnCardPdf, async (call) => {
    const language = call.query.language ?? languageOf(call.request);
    const file = await ownCardPdf(signedAct(call), call.refs.row(call.query.score_card_id), language);
    return call.reply
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type('application/pdf')
      .send(file.bytes);
  }),
  handle(readOwnTrends, async (call) => ({
    data: await ownTrends(signedAct(call), languageOf(call.request)),
  })),
];
