import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** Notes a stored picture and whose it is. */
export async function insertPicture(
  db: Db,
  file: {
    sha256: string;
    size: number;
    media_type: string;
    name: string;
    organization_id: string;
    owner: string;
    credit?: PictureCredit;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into files (id, sha256, size, media_type, name, purpose, owner_user_id, organization_id, credit)
    values (${id}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'position_image', ${file.owner},
      ${file.organization_id}, ${file.credit ? jsonb(file.credit) : null})
  `.execute(db);
  return id;
}

/** Who is named beside a picture; null: nobody has to be, or there is none. */
export async function creditOfPicture(db: Db, fileId: string | null): Promise<PictureCredit | null> {
  if (fileId === null) return null;
  const { rows } = await sql<{
    credit: PictureCredit | null;
  }>`select credit from files where id = ${fileId}`.execute(db);
  return rows[0]?.credit ?? null;
}

/** A stored picture. */
export async function findPicture(
  db: Db,
  fileId: string,
): Promise<{ sha256: string; media_type: string } | undefined> {
  const { rows } = await sql<{ sha256: string; media_type: string }>`
    select sha256, media_type from files where id = ${fileId}
  `.execute(db);
  return rows[0];
}

/** The colour of a position's employer, #rrggbb; null: none was chosen. */
export async function accentOf(db: Db, positionId: string): Promise<string | null> {
  const { rows } = await sql<{ accent: string | null }>`
    select o.accent from positions p join organizations o on o.id = p.organization_id where p.id = ${positionId}
  `.execute(db);
  return rows[0]?.accent ?? null;
}
