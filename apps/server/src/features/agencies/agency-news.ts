import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { type NotificationType, notifyPeople } from '../notifications/public.ts';
import { findAgencyAdmins, findAssigned, findTold } from './shares.queries.ts';
import type { SubmissionRow } from './submissions.queries.ts';

/** Writes what happened between a company and an agency into the logs of both. */
export async function auditBoth(
  act: SignedAct,
  sides: { readonly organization_id: string; readonly agency_id: string },
  line: {
    readonly event_type: 'create' | 'update';
    readonly action: SecurityAction;
    readonly target_type: 'agency_position' | 'submission';
    readonly target_id: string;
    readonly meta?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  for (const organization_id of [sides.organization_id, sides.agency_id]) {
    await audit(act, { ...line, organization_id });
  }
}

/** Something that one side is told. */
export interface SideNews {
  readonly type: NotificationType;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Tells the people of an agency of a shared position; recruiters only those who work on it. */
export async function tellOfShare(
  act: Act,
  share: { readonly id: string; readonly agency_id: string },
  news: SideNews,
  people?: readonly string[],
): Promise<void> {
  const told = people ?? [
    ...(await findAgencyAdmins(act.db, share.agency_id)),
    ...(await findAssigned(act.db, share.id)),
  ];
  await notifyPeople(act, told, {
    type: news.type,
    effect_key: `agency-position:${share.id}:${news.key}`,
    params: news.params,
    link: '/user/agency/positions',
    organization_id: null,
    mail: {},
  });
  act.services.live.tell(act.db, told, { topic: 'agencies' });
}

/** Tells one side of a submission what the other did, in their list, live and by mail. */
export async function tellOfSubmission(
  act: Act,
  submission: SubmissionRow,
  side: 'company' | 'agency',
  news: SideNews,
): Promise<void> {
  const { db } = act;
  const told =
    side === 'company'
      ? await findTold(db, submission.organization_id, submission.position_id)
      : [
          ...(await findAgencyAdmins(db, submission.agency_id)),
          ...(submission.submitted_by === null ? [] : [submission.submitted_by]),
        ];
  await notifyPeople(act, told, {
    type: news.type,
    effect_key: `submission:${submission.id}:${news.key}`,
    params: news.params,
    link: `/user/submissions/${submission.id}`,
    // An agency's news are its own: they stay when the link ends, and no client's name is on its mails.
    organization_id: side === 'company' ? submission.organization_id : null,
    mail: {},
  });
  act.services.live.tell(db, told, { topic: 'agencies' });
}

/** The name of a submitted person. */
export const nameOf = (row: { first_name: string; last_name: string; email: string }): string =>
  `${row.first_name} ${row.last_name}`.trim() || row.email;
