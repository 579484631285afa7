import {
  beginExpertPanel,
  closeExpertPanel,
  deleteExpertPanel,
  handInRatings,
  inviteExperts as inviteRoute,
  leaveExpertPanel,
  listExpertPanels,
  makeAnswerKey,
  openExpertPanel,
  rateItems,
  readExpertPanel,
  remindExperts,
  removeExpert,
  renewExpertLink,
  revokeExpert,
} from '@tryout/contract/expert-panels/expert-panels';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { expertPanelsSay } from './expert-panels.messages.ts';
import { makeKey } from './make-key.ts';
import {
  beginPanel,
  deleteWhole,
  inviteExperts,
  remindAll,
  removeExpertWhole,
  renewExpert,
  revokeExpertLink,
  setPanelClosed,
} from './manage-panels.ts';
import { handIn, keepRatings, leave, openByLink } from './rate-items.ts';
import { everyPanel, panelWhole } from './read-panels.ts';

/** Panels of experts: the super admin's side, and the experts' own by their links. */
export const expertPanelsHandlers: readonly Handled[] = [
  handle(listExpertPanels, async (call) => ({ data: await everyPanel(call) })),
  handle(beginExpertPanel, async (call) => ({
    data: await beginPanel(signedAct(call), call.body),
    message: expertPanelsSay('expert_panels.begun'),
    status: 201,
  })),
  handle(readExpertPanel, async (call) => ({
    data: await panelWhole(call, call.refs.row(call.params.panel_id)),
  })),
  handle(inviteRoute, async (call) => {
    const data = await inviteExperts(signedAct(call), call.params.panel_id, call.body);
    return { data, message: expertPanelsSay('expert_panels.invited', data), status: 201 };
  }),
  handle(remindExperts, async (call) => {
    const data = await remindAll(signedAct(call), call.params.panel_id);
    return { data, message: expertPanelsSay('expert_panels.reminded', data) };
  }),
  handle(renewExpertLink, async (call) => {
    await renewExpert(signedAct(call), call.params.expert_id);
    return { data: {}, message: expertPanelsSay('expert_panels.renewed') };
  }),
  handle(revokeExpert, async (call) => {
    await revokeExpertLink(signedAct(call), call.params.expert_id);
    return { data: {}, message: expertPanelsSay('expert_panels.revoked') };
  }),
  handle(removeExpert, async (call) => {
    await removeExpertWhole(signedAct(call), call.params.expert_id);
    return { data: {}, message: expertPanelsSay('expert_panels.removed') };
  }),
  handle(closeExpertPanel, async (call) => {
    await setPanelClosed(signedAct(call), call.params.panel_id, call.body.closed);
    return {
      data: {},
      message: expertPanelsSay(call.body.closed ? 'expert_panels.now_closed' : 'expert_panels.now_open'),
    };
  }),
  handle(deleteExpertPanel, async (call) => {
    await deleteWhole(signedAct(call), call.params.panel_id);
    return { data: {}, message: expertPanelsSay('expert_panels.deleted') };
  }),
  handle(makeAnswerKey, async (call) => {
    const data = await makeKey(signedAct(call), call.params.panel_id, call.body.experts);
    return { data, message: expertPanelsSay('expert_panels.key_made', data), status: 201 };
  }),
  handle(openExpertPanel, async (call) => ({ data: await openByLink(call, call.body.token) })),
  handle(rateItems, async (call) => ({
    data: await keepRatings(call, call.body.token, call.body.ratings),
  })),
  handle(handInRatings, async (call) => {
    await handIn(call, call.body.token);
    return { data: {}, message: expertPanelsSay('expert_panels.thanks') };
  }),
  handle(leaveExpertPanel, async (call) => {
    await leave(call, call.body.token);
    return { data: {}, message: expertPanelsSay('expert_panels.left') };
  }),
];
