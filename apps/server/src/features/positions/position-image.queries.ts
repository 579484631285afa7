import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
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
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into files (id, sha256, size, media_type, name, purpose, owner_user_id, organization_id)
    values (${id}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'position_image', ${file.owner},
      ${file.organization_id})
  `.execute(db);
  return id;
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
