import {
  listCorrections,
  moveCorrection,
  openResponses,
  previewCorrection,
  readCorrection,
  upsertResponse,
} from '@tryout/contract/corrections/corrections';
import {
  type Handled,
  handle,
  handleWithoutTransaction,
  signedAct,
  signedIn,
} from '../../platform/http/call.ts';
import { askCorrection, tryCorrection } from './ask-correction.ts';
import { correctionNow, correctionView } from './correction-view.ts';
import { correctionsSay } from './corrections.messages.ts';
import { pageOfCorrections } from './corrections.queries.ts';
import { moveCorrectionTo } from './move-correction.ts';
import { openResponsesOf } from './open-responses.ts';
import { readCorrectionWhole } from './read-correction.ts';

/** Correcting one response of one applicant: asked by one person, confirmed by another. */
export const correctionsHandlers: readonly Handled[] = [
  handle(openResponses, async (call) => ({
    data: await openResponsesOf(call, { ...call.body, ...call.params }),
  })),

  handleWithoutTransaction(previewCorrection, async (call) => ({
    data: await tryCorrection(call, { ...call.body, ...call.params }),
  })),

  handle(upsertResponse, async (call) => ({
    data: await askCorrection(signedAct(call), { ...call.body, ...call.params }),
    message: correctionsSay('corrections.asked'),
  })),

  handle(listCorrections, async (call) => {
    const actor = signedIn(call);
    const organizations = actor.user_type === 'super_admin' ? null : actor.organization_ids;
    return {
      data: await pageOfCorrections(call.db, { ...call.query, organizations }, (row) =>
        correctionView(actor.user_id, row),
      ),
    };
  }),

  handle(readCorrection, async (call) => ({
    data: await readCorrectionWhole(signedAct(call), call.refs.row(call.params.correction_id)),
  })),

  handle(moveCorrection, async (call) => {
    const actor = signedIn(call);
    const row = call.refs.row(call.params.correction_id);
    const { score_card_id } = await moveCorrectionTo(signedAct(call), row, call.body);
    return {
      data: {
        correction: correctionView(actor.user_id, await correctionNow(call.db, row.id)),
        score_card_id,
      },
      message: correctionsSay(`corrections.${call.body.to}`),
    };
  }),
];
