import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import type { FastifyReply } from 'fastify';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { acceptDocument, CV_KINDS } from '../cvs/public.ts';
import {
  findPersonCv,
  insertPersonLog,
  lockPeople,
  type StoredPerson,
  storePersonCv,
} from './people.queries.ts';
import { readBack } from './person-details.ts';

/** Puts a CV to a person, in place of one that was added before. */
export async function addPersonCv(
  act: SignedAct,
  { id }: StoredPerson,
  file: ReceivedFile | null,
): Promise<PersonDetails> {
  if (!file) throw new Error('an upload route without its file');
  const { db, actor, services } = act;
  const { media_type } = await acceptDocument(services.files, file, 'cv', CV_KINDS);
  const [person] = await lockPeople(db, [id]);
  if (!person) throw notFound();
  const at = services.now();
  await storePersonCv(db, person, { ...file, media_type }, at);
  const { organization_id } = person;
  const line = {
    person_id: id,
    organization_id,
    actor_id: actor.user_id,
    action: 'cv_added',
    detail: { name: file.name },
  };
  await insertPersonLog(db, [line], at);
  return readBack(act, id);
}

/** Sends the CV that was added to a person, and notes who opened it. */
export async function sendPersonCv(
  act: SignedAct,
  { id, organization_id, cv_file_id }: StoredPerson,
  { reply, inline }: { readonly reply: FastifyReply; readonly inline: boolean },
): Promise<void> {
  const cv = cv_file_id === null ? undefined : await findPersonCv(act.db, cv_file_id);
  if (!cv) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'cv.opened',
    target_type: 'person',
    target_id: id,
    organization_id,
  });
  await sendFile(reply, act.services.files, cv, { inline });
}
