import {
  forgetSelfIdentification,
  readSelfIdentification,
  readSelfIdentificationSettings,
  saveSelfIdentification,
  setSelfIdentification,
} from '@tryout/contract/self-identification/self-identification';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { forgetOwnAnswers, ownAnswers, saveOwnAnswers } from './own-answers.ts';
import { selfIdentificationSay } from './self-identification.messages.ts';
import { chooseSettings, settingsOf } from './settings.ts';

/** What people say about themselves after applying. */
export const selfIdentificationHandlers: readonly Handled[] = [
  handle(readSelfIdentification, async (call) => ({
    data: await ownAnswers(call, call.query.application_id),
  })),
  handle(saveSelfIdentification, async (call) => ({
    data: await saveOwnAnswers(call, call.body),
    message: selfIdentificationSay('self-identification.saved'),
  })),
  handle(forgetSelfIdentification, async (call) => ({
    data: await forgetOwnAnswers(call, call.query.application_id),
    message: selfIdentificationSay('self-identification.deleted'),
  })),
  handle(readSelfIdentificationSettings, async (call) => ({
    data: await settingsOf(signedAct(call), call.query.organization_id),
  })),
  handle(setSelfIdentification, async (call) => ({
    data: await chooseSettings(signedAct(call), call.body),
    message: selfIdentificationSay('self-identification.settings_saved'),
  })),
];
