import type {
  AdjustmentThread,
  listAdjustments,
  OwnAdjustmentThread,
  setAdjustmentContact,
} from '@tryout/contract/adjustments/adjustments';
import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import { chooseAnswerer } from '@tryout/domain/adjustments/choose-answerer';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { shownAs } from '../../platform/http/keyset.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { notifyPeople } from '../notifications/public.ts';
import { adjustmentsSay } from './adjustments.messages.ts';
import {
  type AdjustedApplication,
  findAdjusted,
  findAnswerers,
  findContacts,
  findMessages,
  findRequestOf,
  holdAdjusted,
  insertMessage,
  insertRequest,
  isActiveMember,
  listRequests,
  markOpened,
  type RequestRow,
  storeAnswerer,
  storeContact,
} from './adjustments.queries.ts';

async function ownThread(
  { db }: Act,
  application: AdjustedApplication,
  request: RequestRow | undefined,
): Promise<OwnAdjustmentThread> {
  return {
    organization_name: application.organization_name,
    position_title: application.position_title,
    reader_decides: request?.assigned_decides ?? null,
    status: request?.status ?? null,
    messages: request ? await findMessages(db, request.id) : [],
  };
}

/** What a candidate and whoever answers wrote to each other. @throws Refusal when the application is gone */
export async function readOwnThread(act: SignedAct, applicationId: string): Promise<OwnAdjustmentThread> {
  const application = await findAdjusted(act.db, applicationId);
  if (!application) throw notFound();
  const request = await findRequestOf(act.db, applicationId);
  return ownThread(act, application, request);
}

/** The request of an application, with somebody who can answer; made with the first message. */
async function requestFor(act: SignedAct, application: AdjustedApplication): Promise<RequestRow> {
  const { db, services } = act;
  const existing = await findRequestOf(db, application.id);
  const { organization_id, position_id } = application;
  if (existing?.assigned_to && (await isActiveMember(db, organization_id, existing.assigned_to))) {
    return existing;
  }
  const answerer = chooseAnswerer(await findAnswerers(db, organization_id, position_id));
  if (!answerer) throw new Refusal('refused_by_rule', adjustmentsSay('adjustments.nobody'));
  if (existing) {
    await storeAnswerer(db, existing.id, answerer);
  } else {
    await insertRequest(db, {
      id: uuidv7(),
      organization_id,
      application_id: application.id,
      assigned_to: answerer.user_id,
      assigned_decides: answerer.decides,
      at: services.now(),
    });
  }
  const request = await findRequestOf(db, application.id);
  if (!request) throw new Error('a request that was just noted is gone');
  return request;
}

/**
 * Asks for another way, or writes on. Nothing of it is in the application's log, in its mails or in the organization's part
 * of the security log: those who decide read these. @throws Refusal once the application is over
 */
export async function askForAnotherWay(
  act: SignedAct,
  { application_id, body }: { readonly application_id: string; readonly body: string },
): Promise<OwnAdjustmentThread> {
  const { db, services } = act;
  const application = await findAdjusted(db, application_id);
  if (!application) throw notFound();
  if (application.status === 'rejected') {
    throw new Refusal('refused_by_rule', adjustmentsSay('adjustments.over'));
  }
  await holdAdjusted(db, application_id);
  const request = await requestFor(act, application);
  const at = services.now();
  await insertMessage(
    db,
    {
      id: uuidv7(),
      organization_id: application.organization_id,
      application_id,
      request_id: request.id,
      from_candidate: true,
      sender_id: null,
      body,
      at,
    },
    'open',
  );
  await note(act, 'adjustment.asked', request.id);
  if (request.assigned_to !== null) {
    await notifyPeople(act, [request.assigned_to], {
      type: 'adjustment_asked',
      effect_key: `adjustment:${request.id}:${at.toISOString()}`,
      params: { position: application.position_title },
      link: `/user/adjustments?request=${request.id}&application=${application_id}`,
      mail: {},
    });
  }
  return ownThread(act, application, await findRequestOf(db, application_id));
}

/** No organization stands beside it: its admins read their part of the log, and may decide. */
function note(act: SignedAct, action: 'adjustment.asked' | 'adjustment.answered', id: string): Promise<void> {
  // Nor the organization of whoever answered.
  const apart = { ...act, actor: { ...act.actor, memberships: [] } };
  return audit(apart, {
    event_type: 'action',
    action,
    target_type: 'adjustment_request',
    target_id: id,
    organization_id: null,
  });
}

const shown = ({
  id,
  position_title,
  applicant_name,
  status,
  unread,
  created_at,
  updated_at,
}: RequestRow) => ({
  adjustment_request_id: id,
  position_title,
  applicant_name,
  status,
  unread,
  created_at,
  updated_at,
});

/** Requests that are the caller's to answer. */
export function requestsOf(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listAdjustments>,
): Promise<RouteData<typeof listAdjustments>> {
  return shownAs(listRequests(db, query, actor.user_id), shown);
}

/** One request with its messages, which count as opened from now on. */
export async function openThread(act: SignedAct, request: RequestRow): Promise<AdjustmentThread> {
  await markOpened(act.db, request.id, true, act.services.now());
  return { ...shown(request), unread: 0, messages: await findMessages(act.db, request.id) };
}

/** Answers a request; the candidate is told that there is an answer, not what it says. */
export async function answerRequest(
  act: SignedAct,
  request: RequestRow,
  { body, close }: { readonly body: string; readonly close: boolean },
): Promise<AdjustmentThread> {
  const { db, actor, services } = act;
  const at = services.now();
  await markOpened(db, request.id, true, at);
  await insertMessage(
    db,
    {
      id: uuidv7(),
      organization_id: request.organization_id,
      application_id: request.application_id,
      request_id: request.id,
      from_candidate: false,
      sender_id: actor.user_id,
      body,
      at,
    },
    close ? 'closed' : 'open',
  );
  await note(act, 'adjustment.answered', request.id);
  await notifyPeople(act, [request.candidate_id], {
    type: 'adjustment_answered',
    effect_key: `adjustment:${request.id}:${at.toISOString()}`,
    params: { position: request.position_title },
    link: `/apply/${request.application_id}/adjustments`,
    mail: {},
  });
  const now = {
    ...request,
    status: close ? ('closed' as const) : ('open' as const),
    updated_at: at.toISOString(),
  };
  return { ...shown(now), unread: 0, messages: await findMessages(db, request.id) };
}

/** Who answers candidates of an organization, and who could. */
export async function contactOf(
  { db }: Act,
  organizationId: string,
): Promise<RouteData<typeof setAdjustmentContact>> {
  const people = await findContacts(db, organizationId);
  return {
    employee_id: people.find((one) => one.is_contact)?.employee_id ?? null,
    people: people.map(({ employee_id, name }) => ({ employee_id, name })),
  };
}

/** Chooses who answers. @throws Refusal for somebody who is no active member */
export async function chooseContact(
  act: SignedAct,
  organization_id: string,
  employee_id: RouteBody<typeof setAdjustmentContact>['employee_id'],
): Promise<RouteData<typeof setAdjustmentContact>> {
  const { db, actor, services } = act;
  const choice = { employee_id, by: actor.user_id, at: services.now() };
  if (!(await storeContact(db, organization_id, choice))) throw notFound();
  await audit(act, {
    event_type: 'update',
    action: 'adjustment.contact_set',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { employee_id },
  });
  return contactOf(act, organization_id);
}
