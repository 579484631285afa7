import {
  answerAdjustment,
  askForAdjustment,
  listAdjustments,
  readAdjustment,
  readAdjustmentContact,
  readOwnAdjustments,
  setAdjustmentContact,
} from '@tryout/contract/adjustments/adjustments';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { organizationOf } from '../organizations/public.ts';
import { adjustmentsSay } from './adjustments.messages.ts';
import * as adjustments from './adjustments.ts';

/** Other ways to take part: candidates ask, somebody who does not decide answers. */
export const adjustmentsHandlers: readonly Handled[] = [
  handle(readOwnAdjustments, async (call) => ({
    data: await adjustments.readOwnThread(signedAct(call), call.query.application_id),
  })),
  handle(askForAdjustment, async (call) => ({
    data: await adjustments.askForAnotherWay(signedAct(call), call.body),
    message: adjustmentsSay('adjustments.sent'),
  })),
  handle(listAdjustments, async (call) => ({
    data: await adjustments.requestsOf(signedAct(call), call.query),
  })),
  handle(readAdjustment, async (call) => ({
    data: await adjustments.openThread(signedAct(call), call.refs.row(call.query.adjustment_request_id)),
  })),
  handle(answerAdjustment, async (call) => ({
    data: await adjustments.answerRequest(
      signedAct(call),
      call.refs.row(call.body.adjustment_request_id),
      call.body,
    ),
    message: adjustmentsSay('adjustments.sent'),
  })),
  handle(readAdjustmentContact, async (call) => ({
    data: await adjustments.contactOf(
      call,
      organizationOf(signedAct(call).actor, call.query.organization_id),
    ),
  })),
  handle(setAdjustmentContact, async (call) => {
    const act = signedAct(call);
    const organization = organizationOf(act.actor, call.body.organization_id);
    return {
      data: await adjustments.chooseContact(act, organization, call.body.employee_id),
      message: adjustmentsSay('adjustments.contact_saved'),
    };
  }),
];
