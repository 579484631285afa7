import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/kysely.ts';

/** What a file is received for. */
export type ImportPurpose =
  | 'people_import'
  | 'cv_archive'
  | 'records_import'
  | 'traits_import'
  | 'scoring_import';

/** Keeps a received file for an import, under an organization or, without one, for the platform. */
export async function insertImportFile(
  db: Db,
  file: { readonly sha256: string; readonly size: number; readonly name: string },
  facts: {
    readonly purpose: ImportPurpose;
    readonly media_type: string;
    readonly organization_id: string | null;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${id}, ${file.sha256}, ${file.size}, ${facts.media_type}, ${file.name}, ${facts.purpose},
      ${facts.organization_id})`.execute(db);
  return id;
}

/** The content of a file that was kept for an import; null once it is gone. */
export async function findImportFile(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where id = ${id}
      and purpose in ('people_import', 'cv_archive', 'records_import', 'traits_import', 'scoring_import')
  `.execute(db);
  return rows[0]?.sha256 ?? null;
}

/** Forgets files of an import that has ended; their bytes are swept at night. */
export async function deleteImportFiles(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from files where id = any(${ids}::uuid[])
    and purpose in ('people_import', 'cv_archive', 'records_import', 'traits_import', 'scoring_import')`.execute(
    db,
  );
}

/** Remembers how columns were mapped. */
export async function storeMapping(
  db: Db,
  organizationId: string,
  headings_sha256: string,
  mapping: readonly (string | null)[],
  at: Date,
): Promise<void> {
  await sql`
    insert into import_mappings (organization_id, headings_sha256, mapping, used_at)
    values (${organizationId}, ${headings_sha256}, ${JSON.stringify(mapping)}, ${at})
    on conflict (organization_id, headings_sha256) do update set mapping = excluded.mapping, used_at = excluded.used_at
  `.execute(db);
}

/** How columns of these headings were mapped the last time. */
export async function findMapping(
  db: Db,
  organizationId: string,
  headings_sha256: string,
): Promise<(string | null)[] | null> {
  const { rows } = await sql<{ mapping: (string | null)[] }>`
    select mapping from import_mappings
    where organization_id = ${organizationId} and headings_sha256 = ${headings_sha256}
  `.execute(db);
  return rows[0]?.mapping ?? null;
}
