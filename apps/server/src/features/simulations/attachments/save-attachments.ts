import type { RouteBody } from '@tryout/contract/define-route';
import type {
  addSimulationImage,
  changeSimulationImage,
  uploadSimulationFile,
  uploadSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import { SIMULATION_LIMITS } from '@tryout/contract/simulations/simulations-record';
import { isPicture } from '@tryout/domain/simulations/built-in-pictures';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { insertImage } from '../../../platform/files/images.queries.ts';
import { keepImage, storePicture } from '../../../platform/files/images.ts';
import type { ReceivedFile } from '../../../platform/http/call.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { takePicture } from '../../pictures/public.ts';
import type { HeldSimulation } from '../building/building.queries.ts';
import { changeDraft } from '../building/save-draft.ts';
import { filesInSimulation, imagesInSimulation, tasksInSimulation } from '../record.queries.ts';
import type { SimulationRecordData } from '../simulation-record.ts';
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

/** Which picture of which simulation. */
interface ImageRef {
  readonly simulation_id: string;
  readonly image_id: string;
}

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

async function refuseUnknownImage(db: Db, held: HeldSimulation, id: string): Promise<void> {
  if (!(await imagesInSimulation(db, held.id)).some((image) => image.id === id)) throw notFound();
}

/** Adds a picture: one that is built in, which pages show from beside them, or one that was found, as a file of its own. */
export async function addImage(
  act: SignedAct,
  id: string,
  { edit, picture, ...shown }: RouteBody<typeof addSimulationImage>,
): Promise<SimulationRecordData> {
  const key = picture.replace(/^drawn:/, '');
  const use = { field: 'picture', scene: 'picture', colour: null } as const;
  const taken = isPicture(key) ? null : await takePicture(act.services, picture, use);
  return withTransaction(act.db, (db) => {
    const within = { ...act, db };
    return changeDraft(within, { id, edit }, async (held) => {
      const file_id =
        taken &&
        (await insertImage(db, {
          ...taken,
          purpose: 'simulation_image',
          owner_user_id: act.actor.user_id,
          organization_id: held.organization_id,
        }));
      await addPicture(db, held, { ...shown, picture: taken ? null : key, file_id });
    });
  });
}

/** Adds an uploaded picture. */
export function addUpload(
  act: SignedAct,
  id: string,
  { edit, role, alt, file }: RouteBody<typeof uploadSimulationImage> & { readonly file: ReceivedFile | null },
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, async (held) => {
    const file_id = await keepImage({ ...act, file }, 'image', {
      purpose: 'simulation_image',
      owner_user_id: act.actor.user_id,
      organization_id: held.organization_id,
    });
    await addPicture(act.db, held, { picture: null, file_id, role, alt, alt_by_locale: {} });
  });
}

/** Changes what a picture is for and what it shows in words. */
export function changeImage(
  act: SignedAct,
  { simulation_id, image_id }: ImageRef,
  { edit, ...changes }: RouteBody<typeof changeSimulationImage>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id: simulation_id, edit }, async (held) => {
    await refuseUnknownImage(act.db, held, image_id);
    if (changes.role === 'cover') await removeCover(act.db, held.id, image_id);
    await changePicture(act.db, image_id, changes);
  });
}

/** Takes a picture away. */
export function removeImage(
  act: SignedAct,
  { simulation_id, image_id }: ImageRef,
  edit: number,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id: simulation_id, edit }, async (held) => {
    await refuseUnknownImage(act.db, held, image_id);
    await deletePicture(act.db, image_id);
  });
}

/** Adds a file whose kind is told by its content. */
export function addFile(
  act: SignedAct,
  id: string,
  {
    edit,
    simulation_task_id,
    file,
  }: RouteBody<typeof uploadSimulationFile> & { readonly file: ReceivedFile | null },
): Promise<SimulationRecordData> {
  if (!file) throw new Error('an upload route without a file');
  return changeDraft(act, { id, edit }, (held) => keepFile(act, held, file, simulation_task_id ?? null));
}

async function keepFile(
  { db, actor, services }: SignedAct,
  held: HeldSimulation,
  file: ReceivedFile,
  entry: string | null,
): Promise<void> {
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
  if (entry !== null && !(await tasksInSimulation(db, held.id)).some((task) => task.id === entry)) {
    throw invalidField('simulation_task_id', simulationsSay('simulations.task_gone'));
  }
  const kept = recognised.startsWith('image/')
    ? await storePicture(services.files, file, 'file')
    : { ...file, media_type: recognised };
  await insertSimulationFile(db, {
    ...kept,
    name: file.name,
    simulation_id: held.id,
    simulation_task_id: entry,
    owner_user_id: actor.user_id,
    organization_id: held.organization_id,
  });
}

/** Takes a file away. */
export function removeFile(
  act: SignedAct,
  { simulation_id, file_id }: { readonly simulation_id: string; readonly file_id: string },
  edit: number,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id: simulation_id, edit }, async (held) => {
    const files = await filesInSimulation(act.db, held.id);
    if (!files.some((file) => file.id === file_id)) throw notFound();
    await deleteSimulationFile(act.db, file_id);
  });
}
