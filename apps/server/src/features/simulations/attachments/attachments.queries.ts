import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../../platform/database/json.ts';
import type { Db } from '../../../platform/database/kysely.ts';

/** A picture to add: a built-in one by its key, or a file. */
export interface NewPicture {
  readonly role: string;
  readonly picture: string | null;
  readonly file_id: string | null;
  readonly alt: string;
  readonly alt_by_locale: object;
}

/** Makes room for a cover: there is one only. */
export async function removeCover(db: Db, simulationId: string, exceptId: string | null): Promise<void> {
  await sql`
    delete from simulation_images where simulation_id = ${simulationId} and role = 'cover'
      and id is distinct from ${exceptId}::uuid
  `.execute(db);
}

/** Adds a picture. */
export async function insertPicture(db: Db, simulationId: string, image: NewPicture): Promise<void> {
  await sql`
    insert into simulation_images (id, simulation_id, role, picture, file_id, alt, alt_by_locale)
    values (${uuidv7()}, ${simulationId}, ${image.role}, ${image.picture}, ${image.file_id}, ${image.alt},
      ${jsonb(image.alt_by_locale)})
  `.execute(db);
}

/** Changes role and alt texts. */
export async function changePicture(
  db: Db,
  id: string,
  change: { role: string; alt: string; alt_by_locale: object },
): Promise<void> {
  await sql`
    update simulation_images set role = ${change.role}, alt = ${change.alt},
      alt_by_locale = ${jsonb(change.alt_by_locale)}
    where id = ${id}
  `.execute(db);
}

/** Takes a picture away; its file goes when nothing names it any more. */
export async function deletePicture(db: Db, id: string): Promise<void> {
  await sql`delete from simulation_images where id = ${id}`.execute(db);
}

/** Adds a file that was stored. */
export async function insertSimulationFile(
  db: Db,
  file: {
    simulation_id: string;
    simulation_task_id: string | null;
    sha256: string;
    size: number;
    name: string;
    media_type: string;
    owner_user_id: string;
    organization_id: string | null;
  },
): Promise<void> {
  const fileId = uuidv7();
  await sql`
    insert into files (id, sha256, size, media_type, name, purpose, owner_user_id, organization_id)
    values (${fileId}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'simulation_file',
      ${file.owner_user_id}, ${file.organization_id})
  `.execute(db);
  await sql`
    insert into simulation_files (id, simulation_id, file_id, simulation_task_id)
    values (${uuidv7()}, ${file.simulation_id}, ${fileId}, ${file.simulation_task_id})
  `.execute(db);
}

/** Takes a file away. */
export async function deleteSimulationFile(db: Db, id: string): Promise<void> {
  await sql`delete from simulation_files where id = ${id}`.execute(db);
}
