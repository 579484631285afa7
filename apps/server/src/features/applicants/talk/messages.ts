import type {
  Message,
  sendOwnMessage as sendOwnRoute,
  sendMessage as sendRoute,
} from '@tryout/contract/applicants/applicant-talk';
import type { Db } from '../../../platform/database/kysely.ts';
import { displayName } from '../../../platform/http/actor.ts';
import { type Call, signedIn } from '../../../platform/http/call.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { type ApplicationRow, lockApplication } from '../../applications/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import {
  countSentSince,
  findMessageReaders,
  findMessages,
  findTalkNames,
  insertMessage,
  markMessagesRead,
} from './messages.queries.ts';
import { findPeopleOn } from './people.queries.ts';

/** Most messages that one person may send about one application within an hour. */
const PER_HOUR = 30;

interface Context {
  readonly db: Db;
  readonly services: Services;
}

/** The messages of an application, and how many of the other side's are unread. */
export async function messagesOf(
  db: Db,
  applicationId: string,
  reader: 'candidate' | 'team',
): Promise<{ items: Message[]; unread: number }> {
  const rows = await findMessages(db, applicationId);
  const items = reader === 'team' ? rows.filter((row) => row.kind === 'message') : rows;
  const unread = items.filter(
    (row) => row.read_at === null && row.from_candidate === (reader === 'team'),
  ).length;
  return { items, unread };
}

/** Writes to an applicant, who is told in the list, live and by mail. */
export async function sendToApplicant(call: Call<typeof sendRoute>): Promise<Message> {
  const { db, services, body } = call;
  const actor = signedIn(call);
  const application = await hold(call, body.application_id);
  const names = await findTalkNames(db, application.id);
  const message = await store(call, application, { id: actor.user_id, isCandidate: false }, body.body);
  await notifyPeople({ db, services }, [application.candidate_id], {
    type: 'message_received',
    effect_key: `message:${message.id}`,
    params: { sender: `${displayName(actor)}, ${names?.organization_name ?? ''}`, text: body.body },
    link: `/user/applications/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return message;
}

/** The candidate writes to the people of the position: to those who wrote before, else to its maker and admins. */
export async function sendFromCandidate(call: Call<typeof sendOwnRoute>): Promise<Message> {
  const { db, services, body } = call;
  const actor = signedIn(call);
  const application = await hold(call, call.params.application_id);
  const message = await store(call, application, { id: actor.user_id, isCandidate: true }, body.body);
  await notifyPeople({ db, services }, await readersOf(db, application), {
    type: 'message_received',
    effect_key: `message:${message.id}`,
    params: { sender: application.applicant_name || displayName(actor), text: body.body },
    link: `/user/positions/${application.position_id}/applicants/${application.id}?tab=messages`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return message;
}

async function readersOf(db: Db, application: ApplicationRow): Promise<string[]> {
  const team = (await findPeopleOn(db, application.position_id)).filter((person) => person.level === null);
  const writers = new Set(await findMessageReaders(db, application.id));
  const still = team.filter((person) => writers.has(person.user_id));
  if (still.length > 0) return still.map((person) => person.user_id);
  const names = await findTalkNames(db, application.id);
  const maker = team.filter((person) => person.user_id === names?.created_by);
  return (maker.length > 0 ? maker : team).map((person) => person.user_id);
}

async function hold({ db }: Context, id: string): Promise<ApplicationRow> {
  const application = await lockApplication(db, id);
  if (!application) throw notFound();
  if (application.is_test) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.test_application'));
  }
  return application;
}

async function store(
  { db, services }: Context,
  application: ApplicationRow,
  sender: { id: string; isCandidate: boolean },
  body: string,
): Promise<Message> {
  const at = services.now();
  const hourAgo = new Date(at.getTime() - 3_600_000);
  if ((await countSentSince(db, application.id, sender.id, hourAgo)) >= PER_HOUR) {
    throw new Refusal('limit_reached', applicantsSay('applicants.many_messages'));
  }
  const id = await insertMessage(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    sender_id: sender.id,
    from_candidate: sender.isCandidate,
    body,
    at,
  });
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: sender.id,
        actor_kind: sender.isCandidate ? 'candidate' : 'user',
        action: 'message_sent',
        detail: { message_id: id },
      },
    ],
    at,
  );
  await refreshLists({ db, services }, application.position_id, [application.candidate_id]);
  const message = (await findMessages(db, application.id)).find((each) => each.id === id);
  if (!message) throw new Error('a message vanished while it was written');
  return message;
}

/** Notes that one side has read what the other wrote. */
export async function readMessages(
  { db, services }: Context,
  application: { id: string; position_id: string; candidate_id: string },
  writtenBy: 'candidate' | 'team',
): Promise<void> {
  const count = await markMessagesRead(db, application.id, writtenBy, services.now());
  if (count > 0) await refreshLists({ db, services }, application.position_id, [application.candidate_id]);
}
