import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

const PLAYS: ListOrder = { by: sql`p.created_at`, id: sql`p.id`, type: 'timestamptz', direction: 'desc' };
const CARDS: ListOrder = { by: sql`s.created_at`, id: sql`s.id`, type: 'timestamptz', direction: 'desc' };

interface PlayLine {
  id: string;
  application_id: string;
  organization_name: string;
  position_title: string;
  simulation_name: string;
  attempt: number;
  state: string;
  end_reason: string;
  events: number;
  active_ms: number;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

interface CardLine {
  id: string;
  organization_name: string;
  position_title: string;
  version: number;
  status: string;
  error: string;
  superseded: boolean;
  created_at: string;
}

/** Plays with their state, newest first; nothing about the person. */
export async function listPlays(db: Db, wish: PageRequest & { readonly state: string }) {
  const filter = sql<boolean>`(${wish.state} = '' or p.state = ${wish.state})`;
  return shownAs(
    readPage<PlayLine>(db, wish, {
      order: PLAYS,
      columns: sql`p.id, p.application_id, o.name as organization_name, ps.title as position_title, si.name as simulation_name, p.attempt,
      p.state, p.end_reason, p.last_seq as events, p.active_ms, p.created_at, p.started_at, p.ended_at`,
      from: sql`plays p join organizations o on o.id = p.organization_id
      join applications a on a.id = p.application_id join positions ps on ps.id = a.position_id
      join simulations si on si.id = p.simulation_id`,
      counted: sql`plays p`,
      filter,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({
      play_id: id,
      ...row,
    }),
  );
}

/** Score cards with their state, newest first; no person and no score. */
export async function listScoreCards(db: Db, wish: PageRequest & { readonly status?: string | undefined }) {
  const filter = sql<boolean>`(${wish.status ?? null}::text is null or s.status = ${wish.status ?? null})`;
  return shownAs(
    readPage<CardLine>(db, wish, {
      order: CARDS,
      columns: sql`s.id, o.name as organization_name, ps.title as position_title, s.version, s.status, s.error,
      s.superseded_by is not null as superseded, s.created_at`,
      from: sql`score_cards s join organizations o on o.id = s.organization_id
      join applications a on a.id = s.application_id join positions ps on ps.id = a.position_id`,
      counted: sql`score_cards s`,
      filter,
      sortValue: (row) => row.created_at,
    }),
    ({ id, ...row }) => ({
      score_card_id: id,
      ...row,
    }),
  );
}
