import {
  askForCopy,
  downloadCopy,
  eraseMe,
  liftHold,
  listHolds,
  placeHold,
  readCopy,
  readOwnData,
} from '@tryout/contract/personal-data/personal-data';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { organizationOf } from '../organizations/public.ts';
import * as copies from './copies.ts';
import * as holds from './holds.ts';
import { askForErasure, ownData } from './own-data.ts';
import { personalDataSay } from './personal-data.messages.ts';

/** A person's data: a copy of it, erasing it, and what an organization has to hold. */
export const personalDataHandlers: readonly Handled[] = [
  handle(readOwnData, async (call) => ({ data: await ownData(signedAct(call)) })),
  handle(askForCopy, async (call) => ({ data: await copies.askForCopy(signedAct(call)), status: 202 })),
  handle(readCopy, async (call) => ({ data: await copies.copyBehindLink(call, call.params.token) })),
  handle(downloadCopy, async (call) => {
    await copies.sendCopy(call, call.params.token);
    return undefined;
  }),
  handle(eraseMe, async (call) => ({
    data: await askForErasure(signedAct(call), call.body),
    status: 202,
    message: personalDataSay('personal-data.erasing'),
  })),
  handle(placeHold, async (call) => ({
    data: await holds.placeHold(signedAct(call), call.refs.row(call.body.application_id), call.body),
    status: 201,
    message: personalDataSay('personal-data.held'),
  })),
  handle(liftHold, async (call) => {
    await holds.liftHold(signedAct(call), call.refs.row(call.query.application_id));
    return { data: {}, message: personalDataSay('personal-data.lifted') };
  }),
  handle(listHolds, async (call) => ({
    data: await holds.holdsOf(
      signedAct(call),
      organizationOf(signedAct(call).actor, call.query.organization_id),
    ),
  })),
];
