import {
  type addComment as addRoute,
  COMMENT_EDIT_MINUTES,
  type Comment,
  type CommentVisibility,
  type changeComment as changeRoute,
} from '@tryout/contract/applicants/applicant-talk';
import type { ApplicantRights } from '@tryout/contract/applicants/applicants';
import type { RouteBody } from '@tryout/contract/define-route';
import { maskedName, maskText } from '@tryout/domain/applicants/masked-name';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Actor, displayName } from '../../../platform/http/actor.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { holdApplication } from '../../applications/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { rightsOfLevel } from '../applicant-rights.ts';
import { applicantsSay } from '../applicants.messages.ts';
import type { ApplicantRecord } from '../applicants.queries.ts';
import { lookUpApplicants, type SeenApplicant } from '../find-applicant.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import {
  type CommentRow,
  findComments,
  insertComment,
  listCommentsOf,
  storeCommentBody,
} from './comments.queries.ts';
import { findPeopleOn, type PersonOnPosition } from './people.queries.ts';

/** The kinds of comment that rights let somebody read and write. */
export function readableVisibilities(rights: ApplicantRights): CommentVisibility[] {
  return [
    'team',
    'candidate',
    ...(rights.decide ? (['deciders'] as const) : []),
    ...(rights.see_private ? (['private'] as const) : []),
  ];
}

/** The comments on an applicant that the caller may read. */
export async function listComments(
  { db, actor, services }: SignedAct,
  seen: SeenApplicant,
): Promise<Comment[]> {
  const visibilities = readableVisibilities(seen.rights);
  const rows = await listCommentsOf(db, seen.applicant.id, { user_id: actor.user_id, visibilities });
  return rows.map((row) => commentView(row, actor, seen, services.now()));
}

function commentView(
  row: CommentRow,
  actor: Actor,
  { applicant, rights }: SeenApplicant,
  now: Date,
): Comment {
  const until = new Date(Date.parse(row.created_at) + COMMENT_EDIT_MINUTES * 60_000);
  const isOpen = row.author_id === actor.user_id && now < until;
  return {
    id: row.id,
    author_id: row.author_id,
    author_name: row.author_name,
    body: rights.see_identity ? row.body : maskText(row.body, applicant),
    visibility: row.visibility,
    mentions: row.mentions,
    created_at: row.created_at,
    edited_at: row.edited_at,
    editable_until: isOpen ? until.toISOString() : null,
  };
}

function mayRead(person: PersonOnPosition, visibility: CommentVisibility): boolean {
  if (person.level === null) return true;
  const rights = rightsOfLevel(person.level, person.see_identity);
  return rights.comment && readableVisibilities(rights).includes(visibility);
}

/** Who can be mentioned in a comment for the whole team. */
export async function mentionable(db: Db, positionId: string): Promise<{ user_id: string; name: string }[]> {
  const people = await findPeopleOn(db, positionId);
  return people.filter((person) => mayRead(person, 'team')).map(({ user_id, name }) => ({ user_id, name }));
}

/** Adds a comment, and tells whoever is mentioned and may read it. */
export async function addComment(
  act: SignedAct,
  seen: SeenApplicant,
  body: RouteBody<typeof addRoute>,
): Promise<Comment> {
  const { db, actor, services } = act;
  if (!readableVisibilities(seen.rights).includes(body.visibility)) {
    throw new Refusal('forbidden', applicantsSay('applicants.comment_rights'));
  }
  const mentioned = await mentionedPeople(db, seen.applicant, body);
  await holdApplication(act, seen.applicant.id);
  const id = await insertComment(db, {
    ...seen.applicant,
    application_id: seen.applicant.id,
    author_id: actor.user_id,
    body: body.body,
    visibility: body.visibility,
    mentions: mentioned.map((person) => person.user_id),
    at: services.now(),
  });
  await appendApplicationLog(
    db,
    [
      {
        application_id: seen.applicant.id,
        organization_id: seen.applicant.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'commented',
        detail: { comment_id: id, visibility: body.visibility },
      },
    ],
    services.now(),
  );
  await tellMentioned(act, seen.applicant, id, mentioned);
  refreshLists(
    act,
    seen.applicant.position_id,
    body.visibility === 'candidate' ? [seen.applicant.candidate_id] : [],
  );
  return readBack(act, id, seen);
}

/** The people behind the ids; somebody who may not read the comment is as unknown as somebody who is not there. */
async function mentionedPeople(
  db: Db,
  applicant: ApplicantRecord,
  body: { mentions: readonly string[]; visibility: CommentVisibility },
): Promise<PersonOnPosition[]> {
  const wanted = new Set(body.mentions);
  if (wanted.size === 0) return [];
  const people = await findPeopleOn(db, applicant.position_id);
  const found = people.filter((person) => wanted.has(person.user_id) && mayRead(person, body.visibility));
  if (new Set(found.map((person) => person.user_id)).size !== wanted.size) throw notFound();
  return found;
}

async function tellMentioned(
  act: SignedAct,
  applicant: ApplicantRecord,
  commentId: string,
  mentioned: readonly PersonOnPosition[],
): Promise<void> {
  const { actor } = act;
  const others = mentioned.filter((person) => person.user_id !== actor.user_id);
  for (const see_identity of [true, false]) {
    await notifyPeople(
      act,
      others.filter((person) => person.see_identity === see_identity).map((person) => person.user_id),
      {
        type: 'comment_mention',
        effect_key: `comment:${commentId}`,
        params: {
          author: displayName(actor),
          applicant: see_identity ? applicant.applicant_name : maskedName(applicant.id),
          position: applicant.position_title,
        },
        link: `/user/positions/${applicant.position_id}/applicants/${applicant.id}?tab=comments`,
        organization_id: applicant.organization_id,
        application_id: applicant.id,
        mail: {},
      },
    );
  }
}

/** Changes the caller's own comment while it is young. */
export async function changeComment(
  act: SignedAct,
  row: CommentRow,
  body: RouteBody<typeof changeRoute>,
): Promise<Comment> {
  const { db, actor, services } = act;
  const [seen] = await lookUpApplicants(db, actor, row.position_id, [row.application_id]);
  if (!seen) throw notFound();
  const isTheirs = row.author_id === actor.user_id;
  if (!isTheirs && !readableVisibilities(seen.rights).includes(row.visibility)) throw notFound();
  if (!isTheirs) throw new Refusal('refused_by_rule', applicantsSay('applicants.comment_of_other'));
  const until = Date.parse(row.created_at) + COMMENT_EDIT_MINUTES * 60_000;
  if (services.now().getTime() >= until) {
    throw new Refusal(
      'refused_by_rule',
      applicantsSay('applicants.comment_old', { minutes: COMMENT_EDIT_MINUTES }),
    );
  }
  await holdApplication(act, row.application_id);
  await storeCommentBody(db, row.id, body.body, services.now());
  await appendApplicationLog(
    db,
    [
      {
        application_id: row.application_id,
        organization_id: row.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'comment_changed',
        detail: { comment_id: row.id },
      },
    ],
    services.now(),
  );
  refreshLists(act, row.position_id, []);
  return readBack(act, row.id, seen);
}

async function readBack(act: SignedAct, id: string, seen: SeenApplicant): Promise<Comment> {
  const [row] = await findComments(act.db, [id]);
  if (!row) throw new Error('a comment vanished while it was written');
  return commentView(row, act.actor, seen, act.services.now());
}
