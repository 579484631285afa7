import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../database/json.ts';
import type { Db } from '../database/kysely.ts';

/** An image to be noted: whose it is and what it is for. */
export interface NewImage {
  readonly sha256: string;
  readonly size: number;
  readonly media_type: string;
  readonly name: string;
  readonly purpose: 'logo' | 'employer_cover' | 'profile_picture' | 'cover_picture' | 'simulation_image';
  readonly owner_user_id: string | null;
  readonly organization_id: string | null;
  /** Who made it, where it was chosen from a library or a service; left out: it was uploaded. */
  readonly credit?: PictureCredit;
}

/** Notes a stored image; answers its id. */
export async function insertImage(db: Db, image: NewImage): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into files (id, sha256, size, media_type, name, purpose, owner_user_id, organization_id, credit)
    values (${id}, ${image.sha256}, ${image.size}, ${image.media_type}, ${image.name}, ${image.purpose},
      ${image.owner_user_id}, ${image.organization_id}, ${image.credit ? jsonb(image.credit) : null})
  `.execute(db);
  return id;
}

/** Where an image's bytes are and what they are. */
export async function findImage(db: Db, id: string) {
  const { rows } = await sql<{ sha256: string; media_type: string }>`
    select sha256, media_type from files where id = ${id}
  `.execute(db);
  return rows[0];
}
