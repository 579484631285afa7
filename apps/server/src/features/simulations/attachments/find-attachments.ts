import type { Act } from '../../../platform/act.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { filesInSimulation, imagesInSimulation } from '../record.queries.ts';

/** The stored file of a picture of a simulation, by its id or by what it is for; null for one that is built in. */
export async function pictureOf(
  { db }: Act,
  simulationId: string,
  wanted: { readonly id: string } | { readonly role: 'cover' },
): Promise<string | null | undefined> {
  const images = await imagesInSimulation(db, simulationId);
  const found = images.find((image) =>
    'id' in wanted ? image.id === wanted.id : image.role === wanted.role,
  );
  return found?.file_id;
}

/** A file of a simulation. @throws Refusal (not found) */
export async function fileOf({ db }: Act, simulationId: string, fileId: string) {
  const found = (await filesInSimulation(db, simulationId)).find((file) => file.id === fileId);
  if (!found) throw notFound();
  return found;
}
