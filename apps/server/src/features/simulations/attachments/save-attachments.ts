import type {
  addSimulationImage,
  changeSimulationImage,
  removeSimulationFile,
  removeSimulationImage,
  uploadSimulationFile,
  uploadSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import { SIMULATION_LIMITS } from '@tryout/contract/simulations/simulations-record';
import { isPicture } from '@tryout/domain/simulations/built-in-pictures';
import type { Db } from '../../../platform/database/kysely.ts';
import { keepImage, storePicture } from '../../../platform/files/images.ts';
import { type Call, signedIn } from '../../../platform/http/call.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { HeldSimulation } from '../building/building.queries.ts';
import { filesInSimulation, imagesInSimulation, tasksInSimulation } from '../record.queries.ts';
import { simulationsSay } from '../simulations.messages.ts';
import {
  changePicture,
  deletePicture,
  deleteSimulationFile,
  insertPicture,
  insertSimulationFile,
  type NewPicture,
  removeCover,
} from './attachments.queries.ts';
import { recogniseFile } from './recognise-file.ts';

async function addPicture(db: Db, held: HeldSimulation, image: NewPicture): Promise<void> {
  if (image.role === 'cover') await removeCover(db, held.id, null);
  const there = await imagesInSimulation(db, held.id);
  if (there.length >= SIMULATION_LIMITS.images) {
    throw new Refusal(
      'refused_by_rule',
      simulationsSay('simulations.most_pictures', { limit: SIMULATION_LIMITS.images }),
    );
  }
  await insertPicture(db, held.id, image);
}

/** Adds a built-in picture. */
export async function addImage(call: Call<typeof addSimulationImage>, held: HeldSimulation): Promise<void> {
  const { picture, role, alt, alt_by_locale } = call.body;
  if (!isPicture(picture)) throw invalidField('picture', simulationsSay('simulations.no_such_picture'));
  await addPicture(call.db, held, { picture, file_id: null, role, alt, alt_by_locale });
}

/** Adds an uploaded picture. */
export async function addUpload(
  call: Call<typeof uploadSimulationImage>,
  held: HeldSimulation,
): Promise<void> {
  const file_id = await keepImage(call, 'image', {
    purpose: 'simulation_image',
    owner_user_id: signedIn(call).user_id,
    organization_id: held.organization_id,
  });
  const { role, alt } = call.body;
  await addPicture(call.db, held, { picture: null, file_id, role, alt, alt_by_locale: {} });
}

async function refuseUnknownImage(db: Db, held: HeldSimulation, id: string): Promise<void> {
  if (!(await imagesInSimulation(db, held.id)).some((image) => image.id === id)) throw notFound();
}

/** Changes what a picture is for and what it shows in words. */
export async function changeImage(
  { db, params, body }: Call<typeof changeSimulationImage>,
  held: HeldSimulation,
): Promise<void> {
  await refuseUnknownImage(db, held, params.image_id);
  if (body.role === 'cover') await removeCover(db, held.id, params.image_id);
  await changePicture(db, params.image_id, body);
}

/** Takes a picture away. */
export async function removeImage(
  { db, params }: Call<typeof removeSimulationImage>,
  held: HeldSimulation,
): Promise<void> {
  await refuseUnknownImage(db, held, params.image_id);
  await deletePicture(db, params.image_id);
}

/** Adds a file whose kind is told by its content. */
export async function addFile(call: Call<typeof uploadSimulationFile>, held: HeldSimulation): Promise<void> {
  const { db, file, body } = call;
  if (!file) throw new Error('an upload route without a file');
  const recognised = recogniseFile(file.name, file.head);
  if (recognised === null) {
    const message = simulationsSay('simulations.kind_of_file');
    throw new Refusal('unsupported_type', message, { fields: [{ field: 'file', message }] });
  }
  if ((await filesInSimulation(db, held.id)).length >= SIMULATION_LIMITS.files) {
    throw new Refusal(
      'refused_by_rule',
      simulationsSay('simulations.most_files', { limit: SIMULATION_LIMITS.files }),
    );
  }
  const entry = body.simulation_task_id ?? null;
  if (entry !== null && !(await tasksInSimulation(db, held.id)).some((task) => task.id === entry)) {
    throw invalidField('simulation_task_id', simulationsSay('simulations.task_gone'));
  }
  const kept = recognised.startsWith('image/')
    ? await storePicture(call.services.files, file, 'file')
    : { ...file, media_type: recognised };
  await insertSimulationFile(db, {
    ...kept,
    name: file.name,
    simulation_id: held.id,
    simulation_task_id: entry,
    owner_user_id: signedIn(call).user_id,
    organization_id: held.organization_id,
  });
}

/** Takes a file away. */
export async function removeFile(
  { db, params }: Call<typeof removeSimulationFile>,
  held: HeldSimulation,
): Promise<void> {
  if (!(await filesInSimulation(db, held.id)).some((file) => file.id === params.file_id)) throw notFound();
  await deleteSimulationFile(db, params.file_id);
}
