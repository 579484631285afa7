import type { Message } from '@tryout/contract/applicants/applicant-talk';
import { fillMail } from '@tryout/domain/organizations/stage-mail';
import type { Act, SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { displayName } from '../../../platform/http/actor.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { type ApplicationRow, holdApplication } from '../../applications/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { refuseUnknownFields } from '../../organizations/public.ts';
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
/** Longest message, in characters. */
const LONGEST = 10_000;

/** What somebody writes about an application. */
interface Letter {
  readonly application_id: string;
  readonly body: string;
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
export async function sendToApplicant(act: SignedAct, letter: Letter): Promise<Message> {
  const { db, actor } = act;
  const application = await hold(act, letter.application_id);
  const names = await findTalkNames(db, application.id);
  const message = await store(act, application, { isCandidate: false, body: letter.body });
  await notifyPeople(act, [application.candidate_id], {
    type: 'message_received',
    effect_key: `message:${message.id}`,
    params: { sender: `${displayName(actor)}, ${names?.organization_name ?? ''}`, text: letter.body },
    link: `/user/applications/${application.id}`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return message;
}

/**
 * Writes to several applicants, to each a message of their own. Those who were written to too often are left out.
 * @throws Refusal where the text has a merge field that nobody fills
 */
export async function sendToApplicants(
  act: SignedAct,
  applicationIds: readonly string[],
  body: string,
): Promise<{ sent: number; skipped_ids: string[] }> {
  refuseUnknownFields({ body });
  const skipped_ids: string[] = [];
  // In one order, so that two who write to the same people at once do not wait for each other.
  const ids = [...new Set(applicationIds)].sort();
  for (const id of ids) {
    const application = await hold(act, id);
    const names = await findTalkNames(act.db, id);
    const facts = {
      candidate_first_name: application.basic_info.first_name || application.applicant_name,
      candidate_name: application.applicant_name,
      position: names?.position_title ?? '',
      organization: names?.organization_name ?? '',
      sender: displayName(act.actor),
    };
    const filled = fillMail(body, facts);
    if (filled.length > LONGEST) {
      throw invalidField('body', applicantsSay('applicants.message_long', { most: LONGEST }));
    }
    try {
      await sendToApplicant(act, { application_id: id, body: filled });
    } catch (error) {
      // Told before anything was written.
      if (!(error instanceof Refusal) || error.code !== 'limit_reached') throw error;
      skipped_ids.push(id);
    }
  }
  return { sent: ids.length - skipped_ids.length, skipped_ids };
}

/** The candidate writes to the people of the position: to those who wrote before, else to its maker and admins. */
export async function sendFromCandidate(act: SignedAct, letter: Letter): Promise<Message> {
  const { db, actor } = act;
  const application = await hold(act, letter.application_id);
  const message = await store(act, application, { isCandidate: true, body: letter.body });
  await notifyPeople(act, await readersOf(db, application), {
    type: 'message_received',
    effect_key: `message:${message.id}`,
    params: { sender: application.applicant_name || displayName(actor), text: letter.body },
    link: `/user/positions/${application.position_id}/applicants/${application.id}?tab=messages`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return message;
}

async function readersOf(db: Db, application: ApplicationRow): Promise<string[]> {
  const team = (await findPeopleOn(db, application.position_id)).filter((person) => person.writes_messages);
  const writers = new Set(await findMessageReaders(db, application.id));
  const still = team.filter((person) => writers.has(person.user_id));
  if (still.length > 0) return still.map((person) => person.user_id);
  const names = await findTalkNames(db, application.id);
  const owner = team.filter((person) => person.user_id === names?.owner_id);
  return (owner.length > 0 ? owner : team).map((person) => person.user_id);
}

async function hold(act: Act, id: string): Promise<ApplicationRow> {
  const application = await holdApplication(act, id);
  if (application.is_test) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.test_application'));
  }
  return application;
}

async function store(
  act: SignedAct,
  application: ApplicationRow,
  { isCandidate, body }: { readonly isCandidate: boolean; readonly body: string },
): Promise<Message> {
  const { db, actor, services } = act;
  const at = services.now();
  const hourAgo = new Date(at.getTime() - 3_600_000);
  if ((await countSentSince(db, application.id, actor.user_id, hourAgo)) >= PER_HOUR) {
    throw new Refusal('limit_reached', applicantsSay('applicants.many_messages'));
  }
  const id = await insertMessage(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    sender_id: actor.user_id,
    from_candidate: isCandidate,
    body,
    at,
  });
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: actor.user_id,
        actor_kind: isCandidate ? 'candidate' : 'user',
        action: 'message_sent',
        detail: { message_id: id },
      },
    ],
    at,
  );
  refreshLists(act, application.position_id, [application.candidate_id]);
  const message = (await findMessages(db, application.id)).find((each) => each.id === id);
  if (!message) throw new Error('a message vanished while it was written');
  return message;
}

/** Notes that one side has read what the other wrote. */
export async function readMessages(
  act: Act,
  application: { id: string; position_id: string; candidate_id: string },
  writtenBy: 'candidate' | 'team',
): Promise<void> {
  const count = await markMessagesRead(act.db, application.id, writtenBy, act.services.now());
  if (count > 0) refreshLists(act, application.position_id, [application.candidate_id]);
}
