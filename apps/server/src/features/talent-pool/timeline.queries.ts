import type { CommentVisibility } from '@tryout/contract/applicants/applicant-talk';
import type { TimelineLine } from '@tryout/contract/talent-pool/people';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { MEMBER_NAME } from './people-list.queries.ts';
import { GROUP, namedReachOf } from './visible-people.queries.ts';

/** An application of a person, on a position on which the actor sees the person by name. */
export interface SeenApplication {
  application_id: string;
  position_id: string;
}

/** The applications of a person that the actor sees by name, the latest 200. */
export async function findSeenApplications(
  db: Db,
  actor: Actor,
  personId: string,
): Promise<SeenApplication[]> {
  const { rows } = await sql<SeenApplication>`
    select a.id as application_id, a.position_id
    from people e join applications a on a.person_id = any(${GROUP}) join positions p on p.id = a.position_id
    where e.id = ${personId} and not a.is_test and ${namedReachOf(actor)}
    order by a.created_at desc, a.id desc limit 200
  `.execute(db);
  return rows;
}

/** Which applications' parts a reader may see, each list as the rights on each application allow. */
export interface TimelineReach {
  readonly applications: readonly string[];
  readonly logs: readonly string[];
  readonly cards: readonly string[];
  readonly mails: readonly string[];
  readonly events: readonly string[];
  readonly comments: readonly { readonly application_id: string; readonly visibility: CommentVisibility }[];
  /** Whether notes on the person, invitations and the person's log are the reader's to see. */
  readonly own: boolean;
}

/** A place in a timeline. */
export interface TimelinePlace {
  readonly at: string;
  readonly id: string;
}

const ACTOR = sql`case when l.actor_kind in ('user', 'api') then ${MEMBER_NAME} end,
  case l.actor_kind when 'candidate' then 'candidate' when 'user' then 'team' when 'api' then 'team' else 'system' end`;

/** The columns of every kind of line, in their order. */
const LINE = sql`id, kind, at, position_id, application_id, actor_name, actor_kind, action, from_status, to_status, score,
  text, starts_at, person_note_id`;

/** Lines of a log that other kinds of lines show already. */
const SHOWN_OTHERWISE = [
  'started',
  'generated',
  'commented',
  'comment_changed',
  'message_sent',
  'score_card_made',
];

/** What happened with a person, newest first, from a place on. */
export async function findTimeline(
  db: Db,
  reader: Actor,
  personId: string,
  reach: TimelineReach,
  window: { readonly place: TimelinePlace | null; readonly limit: number },
): Promise<TimelineLine[]> {
  const { place, limit } = window;
  const comments = JSON.stringify(reach.comments);
  const tail = place
    ? sql`where (at, id) < (${place.at}::timestamptz, ${place.id}) order by at desc, id desc limit ${limit}`
    : sql`order by at desc, id desc limit ${limit}`;
  // Every kind is read no further than the page before all are put in order.
  const part = (select: ReturnType<typeof sql>) => sql`(select * from (${select}) part (${LINE}) ${tail})`;
  const parts = [
    sql`select 'application:' || a.id, 'application', a.created_at, a.position_id, a.id, null, 'candidate', a.origin, null, null,
        null::float8, '', null::timestamptz, null::uuid
      from applications a where a.id = any(${reach.applications}::uuid[])`,
    sql`select 'log:' || l.application_id || ':' || l.seq, 'status', l.at, a.position_id, a.id, ${ACTOR}, l.action,
        l.from_status, l.to_status, null::float8, coalesce(l.detail->>'note', ''), null::timestamptz, null::uuid
      from application_log l join applications a on a.id = l.application_id left join users u on u.id = l.actor_id
      where l.application_id = any(${reach.logs}::uuid[]) and l.action <> all(${SHOWN_OTHERWISE}::text[])`,
    sql`select 'card:' || c.id, 'score_card', c.created_at, a.position_id, a.id, null, 'system', 'card', null, null,
        c.job_fit_score::float8, '', null::timestamptz, null::uuid
      from score_cards c join applications a on a.id = c.application_id
      where c.application_id = any(${reach.cards}::uuid[]) and c.status = 'approved'`,
    sql`select 'mail:' || m.id, 'mail', coalesce(m.sent_at, m.send_after), a.position_id, a.id, null, 'system', m.kind, null, null,
        null::float8, m.subject, null::timestamptz, null::uuid
      from mails m join applications a on a.id = m.application_id
      where m.application_id = any(${reach.mails}::uuid[]) and m.status in ('queued', 'sent')
        and (m.to_user_id = a.candidate_id or m.to_email = a.applicant_email)`,
    sql`select 'message:' || g.id, 'message', g.created_at, a.position_id, a.id,
        case when g.from_candidate then null else ${MEMBER_NAME} end,
        case when g.from_candidate then 'candidate' else 'team' end, 'message', null, null, null::float8, g.body,
        null::timestamptz, null::uuid
      from application_messages g join applications a on a.id = g.application_id join users u on u.id = g.sender_id
      where g.application_id = any(${reach.mails}::uuid[])`,
    sql`select 'event:' || v.id, 'event', v.created_at, a.position_id, a.id, ${MEMBER_NAME}, 'team', v.status, null, null,
        null::float8, v.title, v.starts_at, null::uuid
      from events v join applications a on a.id = v.application_id join users u on u.id = v.organizer_id
      where v.application_id = any(${reach.events}::uuid[]) and v.status <> 'draft'`,
    sql`select 'comment:' || c.id, 'comment', c.created_at, a.position_id, a.id, ${MEMBER_NAME}, 'team', c.visibility, null, null,
        null::float8, c.body, null::timestamptz, null::uuid
      from application_comments c join applications a on a.id = c.application_id join users u on u.id = c.author_id
        join jsonb_to_recordset(${comments}::jsonb) as read(application_id uuid, visibility text)
          on read.application_id = c.application_id and read.visibility = c.visibility`,
    ...(reach.own ? ownParts(reader, personId) : []),
  ];
  const { rows } = await sql<
    Omit<TimelineLine, 'position'> & { position_id: string | null; title: string | null }
  >`
    select line.*, p.title from (
      select * from (${sql.join(parts.map(part), sql` union all `)}) every ${tail}) line
    left join positions p on p.id = line.position_id order by line.at desc, line.id desc
  `.execute(db);
  return rows.map(({ position_id, title, ...line }) => ({
    ...line,
    position: position_id === null ? null : { position_id, title: title ?? '' },
  }));
}

/** What the organization itself wrote down or sent, whatever the application. */
function ownParts(reader: Actor, personId: string) {
  const group = sql`(select unnest(${GROUP}) from people e where e.id = ${personId})`;
  return [
    sql`select 'invite:' || i.id, 'invite', i.created_at, i.position_id, i.application_id, ${MEMBER_NAME}, 'team', i.status, null,
        null, null::float8, '', null::timestamptz, null::uuid
      from candidate_invites i join positions p on p.id = i.position_id join users u on u.id = i.invited_by
      where i.person_id in ${group} and i.organization_id = any(${reader.organization_ids}::uuid[])
        and ${namedReachOf(reader)}`,
    sql`select 'note:' || n.id, 'note', n.created_at, null::uuid, null::uuid, ${MEMBER_NAME}, 'team', 'note', null, null, null::float8,
        n.body, null::timestamptz, case when n.author_id = ${reader.user_id}::uuid then n.id end
      from person_notes n join users u on u.id = n.author_id where n.person_id in ${group}`,
    sql`select 'person:' || l.id, 'person', l.at, null::uuid, null::uuid, ${MEMBER_NAME},
        case when l.actor_id is null then 'system' else 'team' end, l.action, null, null, null::float8,
        coalesce(l.detail->>'said', (select string_agg(tag, ', ') from jsonb_array_elements_text(
            coalesce(nullif(l.detail->'added', '[]'::jsonb), l.detail->'removed')) tag where l.action = 'tagged'),
          l.detail->>'reason', l.detail->>'owner', l.detail->>'consent_source', ''), null::timestamptz, null::uuid
      from person_log l left join users u on u.id = l.actor_id where l.person_id in ${group}`,
  ];
}
