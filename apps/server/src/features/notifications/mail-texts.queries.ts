import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A text that a super admin worded. */
export interface OwnText {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly updated_at: string;
}

/** The platform's own texts in a language, or that of one kind. */
export async function findOwnTexts(db: Db, language: string, kind: string | null = null): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`
    select kind, title, body, updated_at from mail_texts
    where language = ${language} and (${kind}::text is null or kind = ${kind})
  `.execute(db);
  return rows;
}

/** Keeps a text. */
export async function storeOwnText(
  db: Db,
  text: {
    readonly kind: string;
    readonly language: string;
    readonly title: string;
    readonly body: string;
    readonly updated_by: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into mail_texts (kind, language, title, body, updated_by, updated_at)
    values (${text.kind}, ${text.language}, ${text.title}, ${text.body}, ${text.updated_by}, ${text.at})
    on conflict (kind, language) do update set title = excluded.title, body = excluded.body,
      updated_by = excluded.updated_by, updated_at = excluded.updated_at
  `.execute(db);
}

/** Forgets a text; false where there was none. */
export async function removeOwnText(db: Db, kind: string, language: string): Promise<boolean> {
  const { rows } = await sql`
    delete from mail_texts where kind = ${kind} and language = ${language} returning kind
  `.execute(db);
  return rows.length > 0;
}
