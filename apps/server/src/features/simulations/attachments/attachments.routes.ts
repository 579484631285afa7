import {
  addSimulationImage,
  changeSimulationImage,
  getSimulationCover,
  getSimulationFile,
  getSimulationImage,
  removeSimulationFile,
  removeSimulationImage,
  searchPictures,
  uploadSimulationFile,
  uploadSimulationImage,
} from '@tryout/contract/simulations/simulations-attachments';
import { PICTURE_LICENCE, searchBuiltInPictures } from '@tryout/domain/simulations/built-in-pictures';
import { sendImage } from '../../../platform/files/images.ts';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { filesInSimulation, imagesInSimulation } from '../record.queries.ts';
import { addFile, addImage, addUpload, changeImage, removeFile, removeImage } from './save-attachments.ts';

/** Pictures and files of a simulation. */
export const simulationsAttachmentsHandlers: readonly Handled[] = [
  handle(searchPictures, async ({ query }) => ({
    data: {
      items: searchBuiltInPictures(query.q ?? '').map(({ key, title }) => ({ key, title })),
      licence: PICTURE_LICENCE,
    },
  })),

  handle(addSimulationImage, async (call) => ({
    data: await addImage(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(uploadSimulationImage, async (call) => ({
    data: await addUpload(signedAct(call), call.params.simulation_id, { ...call.body, file: call.file }),
  })),

  handle(changeSimulationImage, async (call) => ({
    data: await changeImage(signedAct(call), call.params, call.body),
  })),

  handle(removeSimulationImage, async (call) => ({
    data: await removeImage(signedAct(call), call.params, call.query.edit),
  })),

  handle(getSimulationImage, async (call) => {
    const images = await imagesInSimulation(call.db, call.params.simulation_id);
    return sendImage(call, images.find((image) => image.id === call.params.image_id)?.file_id);
  }),

  handle(getSimulationCover, async (call) => {
    const images = await imagesInSimulation(call.db, call.params.simulation_id);
    return sendImage(call, images.find((image) => image.role === 'cover')?.file_id);
  }),

  handle(uploadSimulationFile, async (call) => ({
    data: await addFile(signedAct(call), call.params.simulation_id, { ...call.body, file: call.file }),
  })),

  handle(removeSimulationFile, async (call) => ({
    data: await removeFile(signedAct(call), call.params, call.query.edit),
  })),

  handle(getSimulationFile, async ({ db, params, services, reply }) => {
    const files = await filesInSimulation(db, params.simulation_id);
    const file = files.find((each) => each.id === params.file_id);
    if (!file) throw notFound();
    await sendFile(reply, services.files, file, { inline: false });
    return undefined;
  }),
];
