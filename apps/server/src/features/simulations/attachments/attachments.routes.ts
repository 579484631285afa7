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
import { type Handled, handle } from '../../../platform/http/call.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { saved } from '../building/save-draft.ts';
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

  handle(addSimulationImage, (call) => saved(call, call.body.edit, (held) => addImage(call, held))),

  handle(uploadSimulationImage, (call) => saved(call, call.body.edit, (held) => addUpload(call, held))),

  handle(changeSimulationImage, (call) => saved(call, call.body.edit, (held) => changeImage(call, held))),

  handle(removeSimulationImage, (call) => saved(call, call.query.edit, (held) => removeImage(call, held))),

  handle(getSimulationImage, async (call) => {
    const images = await imagesInSimulation(call.db, call.params.simulation_id);
    return sendImage(call, images.find((image) => image.id === call.params.image_id)?.file_id);
  }),

  handle(getSimulationCover, async (call) => {
    const images = await imagesInSimulation(call.db, call.params.simulation_id);
    return sendImage(call, images.find((image) => image.role === 'cover')?.file_id);
  }),

  handle(uploadSimulationFile, (call) => saved(call, call.body.edit, (held) => addFile(call, held))),

  handle(removeSimulationFile, (call) => saved(call, call.query.edit, (held) => removeFile(call, held))),

  handle(getSimulationFile, async ({ db, params, services, reply }) => {
    const files = await filesInSimulation(db, params.simulation_id);
    const file = files.find((each) => each.id === params.file_id);
    if (!file) throw notFound();
    await sendFile(reply, services.files, file, { inline: false });
    return undefined;
  }),
];
