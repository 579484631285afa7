import type { uploadConsentProof } from '@tryout/contract/agencies/submissions';
import type { RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../platform/act.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { acceptDocument, PROOF_KINDS } from '../cvs/public.ts';
import { readerOf } from './agency-side.ts';
import { insertConsentProof } from './submissions.queries.ts';

/** Keeps a proof of consent that an agency submits next. It is the agency's until then. */
export async function receiveConsentProof(
  { db, actor, services }: SignedAct,
  file: ReceivedFile | null,
): Promise<RouteData<typeof uploadConsentProof>> {
  if (!file) throw new Error('an upload route without its file');
  const { media_type } = await acceptDocument(services.files, file, 'file', PROOF_KINDS);
  const agency = readerOf(actor).organization_id;
  const consent_proof_id = await insertConsentProof(db, agency, { ...file, media_type });
  return { consent_proof_id, name: file.name, size: file.size };
}
