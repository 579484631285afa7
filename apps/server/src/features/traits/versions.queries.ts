import type { LibraryContent, LibraryKind } from '@tryout/domain/traits/trait-library';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** One wording of an entry. */
export interface VersionRow {
  readonly version: number;
  readonly content: LibraryContent & { readonly parent: string | null };
  readonly reason: string;
  readonly changed_by_name: string | null;
  readonly at: string;
}

/** Every wording of an entry, newest first. */
export async function versionsOf(db: Db, id: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.version, v.content, v.reason, v.at,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as changed_by_name
    from vocabulary_versions v left join users u on u.id = v.changed_by
    where v.subject_id = ${id} order by v.version desc
  `.execute(db);
  return rows;
}

/** What an entry said at some time. */
export interface WordingAt {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly at: string;
  readonly content: LibraryContent;
}

/**
 * The wordings of entries in force at the given instants: of each the last one until then, or its first one where there
 * was none yet. One row for each instant and entry.
 */
export async function wordingsAt(
  db: Db,
  instants: readonly string[],
  ids: readonly string[],
): Promise<WordingAt[]> {
  const { rows } = await sql<WordingAt>`
    select v.kind, s.id, i.at, v.content
    from unnest(${instants}::timestamptz[]) as i(at), unnest(${ids}::uuid[]) as s(id), lateral (
      select kind, content from vocabulary_versions where subject_id = s.id
      order by at <= i.at desc, case when at <= i.at then -version else version end limit 1) v
  `.execute(db);
  return rows;
}
