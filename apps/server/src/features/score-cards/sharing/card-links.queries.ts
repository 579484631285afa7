import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A link as stored. */
export interface CardLinkRow {
  readonly id: string;
  readonly organization_id: string;
  readonly score_card_id: string;
  readonly candidate_id: string;
  readonly shows_name: boolean;
  readonly shows_position: boolean;
  readonly shows_fit: boolean;
  readonly trait_ids: string[];
  readonly created_at: string;
  readonly expires_at: string;
  readonly ended_at: string | null;
  readonly opened: number;
  readonly last_opened_at: string | null;
}

const COLUMNS = sql`id, organization_id, score_card_id, candidate_id, shows_name, shows_position, shows_fit, trait_ids,
  created_at, expires_at, ended_at, opened, last_opened_at`;

/** What a new link is. */
export type NewCardLink = Omit<
  CardLinkRow,
  'id' | 'created_at' | 'expires_at' | 'ended_at' | 'opened' | 'last_opened_at'
> & { readonly created_at: Date; readonly expires_at: Date };

/** Stores a link, unless its card has `most` open ones already. */
export async function insertCardLink(
  db: Db,
  link: NewCardLink,
  most: number,
): Promise<CardLinkRow | undefined> {
  await sql`select from score_cards where id = ${link.score_card_id} for no key update`.execute(db);
  const { rows } = await sql<CardLinkRow>`
    insert into card_links (id, organization_id, score_card_id, candidate_id, shows_name, shows_position, shows_fit,
      trait_ids, created_at, expires_at)
    select ${uuidv7()}, ${link.organization_id}, ${link.score_card_id}, ${link.candidate_id}, ${link.shows_name},
      ${link.shows_position}, ${link.shows_fit}, ${link.trait_ids}::text[], ${link.created_at}, ${link.expires_at}
    where (select count(*) from card_links where score_card_id = ${link.score_card_id} and ended_at is null
      and expires_at > ${link.created_at}) < ${most}
    returning ${COLUMNS}
  `.execute(db);
  return rows[0];
}

/** The links of a card, newest first. */
export async function findLinksOfCard(db: Db, cardId: string): Promise<CardLinkRow[]> {
  const { rows } = await sql<CardLinkRow>`
    select ${COLUMNS} from card_links where score_card_id = ${cardId} order by created_at desc, id desc limit 100
  `.execute(db);
  return rows;
}

/** Links by id. */
export async function findCardLinks(db: Db, ids: readonly string[]): Promise<CardLinkRow[]> {
  const { rows } = await sql<CardLinkRow>`
    select ${COLUMNS} from card_links where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Ends a link; one that is over already stays as it is. */
export async function storeLinkEnd(db: Db, id: string, at: Date): Promise<void> {
  await sql`update card_links set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db);
}

/** A link that still leads to its card, with what the page says of its candidate. */
export interface OpenCardLink extends CardLinkRow {
  readonly first_name: string;
  readonly last_name: string;
}

/** Takes the way of a link, if it is open; that somebody else than its candidate took it is counted. */
export async function followCardLink(
  db: Db,
  id: string,
  visitorId: string | null,
  at: Date,
): Promise<OpenCardLink | undefined> {
  const { rows } = await sql<OpenCardLink>`
    with followed as (
      update card_links set
        opened = opened + case when candidate_id is distinct from ${visitorId}::uuid then 1 else 0 end,
        last_opened_at = case when candidate_id is distinct from ${visitorId}::uuid then ${at} else last_opened_at end
      where id = ${id} and ended_at is null and expires_at > ${at}
      returning ${COLUMNS}
    )
    select f.*, u.first_name, u.last_name from followed f join users u on u.id = f.candidate_id
  `.execute(db);
  return rows[0];
}

/** Removes links that were over before a moment. Answers how many. */
export async function deleteOldLinks(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from card_links where least(expires_at, coalesce(ended_at, expires_at)) < ${before} returning 1
    ) select count(*)::int as n from gone
  `.execute(db);
  return rows[0]?.n ?? 0;
}
