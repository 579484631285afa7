import {
  changeDossierKey,
  checkOrganizationLog,
  listDossiers,
  makeDossier as makeRoute,
  readDossierKeys,
  readPublishedKeys,
} from '@tryout/contract/dossiers/dossiers';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { checkLog } from './check-log.ts';
import { dossiersSay } from './dossiers.messages.ts';
import { dossiersOf, makeDossier } from './make-dossier.ts';
import { changeKey, keysOf, publishedKeys } from './organization-keys.ts';

/** Dossiers, the keys that sign them, and checking the organization's log. */
export const dossiersHandlers: readonly Handled[] = [
  handle(makeRoute, async (call) => ({
    data: await makeDossier(signedAct(call), call.refs.row(call.params.application_id), {
      anonymous: call.body.anonymous,
      language: languageOf(call.request),
    }),
    status: 201,
  })),
  handle(listDossiers, async (call) => ({
    data: await dossiersOf(signedAct(call), call.refs.row(call.params.application_id)),
  })),
  handle(readDossierKeys, async (call) => ({
    data: await keysOf(signedAct(call), call.query.organization_id),
  })),
  handle(changeDossierKey, async (call) => ({
    data: await changeKey(signedAct(call), call.body),
    message: dossiersSay('dossiers.key_made'),
  })),
  handle(readPublishedKeys, async (call) => ({
    data: await publishedKeys(call, call.params.organization_id),
  })),
  handle(checkOrganizationLog, async (call) => ({ data: await checkLog(signedAct(call), call.query) })),
];
