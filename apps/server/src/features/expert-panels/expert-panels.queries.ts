import type { ExpertRatings } from '@tryout/domain/psychometrics/expert-panel';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A panel with how far it is. */
export interface PanelRow {
  readonly id: string;
  readonly name: string;
  readonly game_key: string;
  readonly of_version: string;
  readonly created_at: string;
  readonly closed_at: string | null;
  readonly erased_at: string | null;
  readonly made: string | null;
  readonly invited: number;
  readonly opened: number;
  readonly finished: number;
}

const PANEL_COLUMNS = sql`p.id, p.name, p.game_key, p.of_version, p.created_at, p.closed_at, p.erased_at,
  (select k.version from answer_keys k where k.panel_id = p.id order by k.created_at desc, k.id desc limit 1) as made,
  e.invited, e.opened, e.finished`;

const PANELS = sql`expert_panels p cross join lateral (
  select (count(*) filter (where x.revoked_at is null or x.finished_at is not null))::int as invited,
    (count(*) filter (where x.opened_at is not null and (x.revoked_at is null or x.finished_at is not null)))::int as opened,
    (count(*) filter (where x.finished_at is not null))::int as finished
  from experts x where x.panel_id = p.id) e`;

/** Panels by id. */
export async function panelsById(db: Db, ids: readonly string[]): Promise<PanelRow[]> {
  const { rows } = await sql<PanelRow>`
    select ${PANEL_COLUMNS} from ${PANELS} where p.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Every panel, newest first. */
export async function allPanels(db: Db): Promise<PanelRow[]> {
  const { rows } = await sql<PanelRow>`
    select ${PANEL_COLUMNS} from ${PANELS} order by p.created_at desc, p.id desc
  `.execute(db);
  return rows;
}

/** Locks a panel: one change of it is made at a time. */
export async function lockPanel(db: Db, id: string): Promise<PanelRow | undefined> {
  await sql`select 1 from expert_panels where id = ${id} for update`.execute(db);
  return (await panelsById(db, [id]))[0];
}

/** Begins a panel. */
export async function insertPanel(
  db: Db,
  panel: { name: string; game_key: string; of_version: string; created_by: string; at: Date },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into expert_panels (id, name, game_key, of_version, created_by, created_at)
    values (${id}, ${panel.name}, ${panel.game_key}, ${panel.of_version}, ${panel.created_by}, ${panel.at})
  `.execute(db);
  return id;
}

/** Closes a panel, or opens it again. */
export async function setClosed(db: Db, id: string, at: Date | null): Promise<void> {
  await sql`update expert_panels set closed_at = ${at} where id = ${id}`.execute(db);
}

/** Deletes a panel with its experts and their ratings. */
export async function deletePanel(db: Db, id: string): Promise<void> {
  await sql`delete from expert_panels where id = ${id}`.execute(db);
}

/** An expert with what their panel is about. */
export interface ExpertRow {
  readonly id: string;
  readonly panel_id: string;
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly link: number;
  readonly expires_at: string;
  readonly mailed_at: string | null;
  readonly reminders: number;
  readonly opened_at: string | null;
  readonly finished_at: string | null;
  readonly revoked_at: string | null;
  readonly rated: number;
  readonly panel_name: string;
  readonly game_key: string;
  readonly of_version: string;
  readonly closed_at: string | null;
}

const EXPERT_COLUMNS = sql`x.id, x.panel_id, x.number, x.name, x.email, x.locale, x.link, x.expires_at, x.mailed_at,
  x.reminders, x.opened_at, x.finished_at, x.revoked_at,
  (select count(*) from expert_ratings r where r.expert_id = x.id)::int as rated,
  p.name as panel_name, p.game_key, p.of_version, p.closed_at`;

/** Experts by id. */
export async function expertsById(db: Db, ids: readonly string[]): Promise<ExpertRow[]> {
  const { rows } = await sql<ExpertRow>`
    select ${EXPERT_COLUMNS} from experts x join expert_panels p on p.id = x.panel_id where x.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** One expert, locked. */
export async function lockExpert(db: Db, id: string): Promise<ExpertRow | undefined> {
  await sql`select 1 from experts where id = ${id} for update`.execute(db);
  return (await expertsById(db, [id]))[0];
}

/** The experts of a panel in the order in which they were asked. */
export async function expertsOf(db: Db, panelId: string): Promise<ExpertRow[]> {
  const { rows } = await sql<ExpertRow>`
    select ${EXPERT_COLUMNS} from experts x join expert_panels p on p.id = x.panel_id
    where x.panel_id = ${panelId} order by x.number
  `.execute(db);
  return rows;
}

/** Adds an expert; undefined when the panel has the address already. */
export async function insertExpert(
  db: Db,
  expert: { panel_id: string; name: string; email: string; locale: string; expires_at: Date; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into experts (id, panel_id, number, name, email, locale, expires_at, invited_at)
    select ${uuidv7()}, ${expert.panel_id}, 1 + coalesce(max(x.number), 0), ${expert.name}, ${expert.email},
      ${expert.locale}, ${expert.expires_at}, ${expert.at}
    from experts x where x.panel_id = ${expert.panel_id}
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Notes that a mail to an expert was queued. */
export async function noteMailed(db: Db, id: string, at: Date, isReminder: boolean): Promise<void> {
  await sql`
    update experts set mailed_at = ${at}, reminders = reminders + ${isReminder ? 1 : 0} where id = ${id}
  `.execute(db);
}

/** Gives an expert a new link. */
export async function renewLink(db: Db, id: string, expiresAt: Date): Promise<void> {
  await sql`
    update experts set link = link + 1, expires_at = ${expiresAt}, revoked_at = null where id = ${id}
  `.execute(db);
}

/** Ends an expert's link. */
export async function endLink(db: Db, id: string, at: Date): Promise<void> {
  await sql`update experts set revoked_at = ${at} where id = ${id}`.execute(db);
}

/** Removes an expert with all ratings. */
export async function deleteExpert(db: Db, id: string): Promise<void> {
  await sql`delete from experts where id = ${id}`.execute(db);
}

/** Notes that an expert has opened the link. */
export async function noteOpened(db: Db, id: string, at: Date): Promise<void> {
  await sql`update experts set opened_at = ${at} where id = ${id} and opened_at is null`.execute(db);
}

/** Notes that an expert has handed in. */
export async function noteFinished(db: Db, id: string, at: Date): Promise<void> {
  await sql`update experts set finished_at = ${at} where id = ${id}`.execute(db);
}

/** What an expert has rated so far. */
export async function ratingsOf(db: Db, expertId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ item: string; rating: number }>`
    select item, rating from expert_ratings where expert_id = ${expertId} order by item
  `.execute(db);
  return Object.fromEntries(rows.map(({ item, rating }) => [item, rating]));
}

/** Keeps ratings; a later one takes the place of an earlier one. */
export async function putRatings(
  db: Db,
  expertId: string,
  ratings: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  await sql`
    insert into expert_ratings (expert_id, item, rating, rated_at)
    select ${expertId}, item, rating, ${at}
    from unnest(${[...ratings.keys()]}::text[], ${[...ratings.values()]}::smallint[]) as given(item, rating)
    on conflict (expert_id, item) do update set rating = excluded.rating, rated_at = excluded.rated_at
  `.execute(db);
}

/** The ratings of everybody who has handed in, one record an expert, in the order in which they were asked. */
export async function handedIn(db: Db, panelId: string): Promise<ExpertRatings[]> {
  const { rows } = await sql<{ ratings: Record<string, number> }>`
    select (select coalesce(jsonb_object_agg(r.item, r.rating), '{}') from expert_ratings r
      where r.expert_id = x.id) as ratings
    from experts x where x.panel_id = ${panelId} and x.finished_at is not null order by x.number
  `.execute(db);
  return rows.map(({ ratings }) => ratings);
}

/** A key that was made, with the task that is the game with it. */
export interface KeyRow {
  readonly version: string;
  readonly task_id: string;
  readonly created_at: string;
  readonly panel: KeyPanel;
  readonly digest: string;
}

/** The keys that a panel made, newest first. */
export async function keysOfPanel(db: Db, panelId: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.version, t.id as task_id, k.created_at, k.panel, k.digest
    from answer_keys k join tasks t on t.answer_key_id = k.id and t.key = k.game_key and t.version = k.version
    where k.panel_id = ${panelId} order by k.created_at desc, k.id desc
  `.execute(db);
  return rows;
}

/** How many keys experts have made for a game in a version of its judge; keys of a game are made one after the other. */
export async function countKeys(db: Db, gameKey: string, ofVersion: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`answer-key ${gameKey}`}))`.execute(db);
  const { rows } = await sql<{ made: number }>`
    select count(*)::int as made from answer_keys where game_key = ${gameKey} and of_version = ${ofVersion}
  `.execute(db);
  return rows[0]?.made ?? 0;
}

/** Published simulations that hold a game in another version than its newest. */
export async function simulationsOnOlder(
  db: Db,
  gameKey: string,
): Promise<{ id: string; name: string; version: string }[]> {
  const { rows } = await sql<{ id: string; name: string; version: string }>`
    with now_played as (
      select t.version from tasks t where t.key = ${gameKey} and t.source = 'platform'
      order by t.created_at desc, t.id desc limit 1)
    select distinct s.id, s.name, t.game_version as version
    from simulations s join simulation_tasks x on x.simulation_id = s.id join tasks t on t.id = x.task_id, now_played n
    where t.game_key = ${gameKey} and t.game_version <> n.version and s.status = 'published'
      and s.organization_id is null
    order by s.name, s.id limit 50
  `.execute(db);
  return rows;
}

/** Names of games, and what is told of the experts who made the key in force. */
export async function gamesNamed(
  db: Db,
  keys: readonly string[],
): Promise<{ key: string; name: string; key_panel: KeyPanel | null }[]> {
  const { rows } = await sql<{ key: string; name: string; key_panel: KeyPanel | null }>`
    select distinct on (t.key) t.key, t.name,
      (select k.panel from answer_keys k where k.id = t.answer_key_id) as key_panel
    from tasks t where t.source = 'platform' and t.key = any(${keys}::text[])
    order by t.key, t.created_at desc, t.id desc
  `.execute(db);
  return rows;
}

/** Experts of open panels whose time ends before a moment and who have not been written to since another. */
export async function expertsToRemind(
  db: Db,
  at: { now: Date; until: Date; unlessSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select x.id from experts x join expert_panels p on p.id = x.panel_id
    where p.closed_at is null and x.email <> '' and x.finished_at is null and x.revoked_at is null
      and x.expires_at > ${at.now} and x.expires_at <= ${at.until} and x.mailed_at < ${at.unlessSince}
      and x.reminders = 0
    order by x.id limit 500
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases names and addresses of panels that were closed before a moment. Answers how many panels. */
export async function erasePeople(db: Db, closedBefore: Date, at: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update expert_panels set erased_at = ${at} where erased_at is null and closed_at <= ${closedBefore} returning id
  `.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Mails to them say who they are as well.
  await sql`
    delete from mails m using experts x where x.panel_id = any(${ids}::uuid[]) and x.email <> ''
      and m.to_email = x.email and m.kind in ('expert_invited', 'expert_reminded')
  `.execute(db);
  await sql`
    update experts set name = '', email = '', revoked_at = coalesce(revoked_at, ${at}) where panel_id = any(${ids}::uuid[])
  `.execute(db);
  return ids.length;
}
