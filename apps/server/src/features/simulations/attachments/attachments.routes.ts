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
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../../platform/http/call.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { fileOf, pictureOf } from './find-attachments.ts';
import { addFile, addImage, addUpload, changeImage, removeFile, removeImage } from './save-attachments.ts';

/** Pictures and files of a simulation. */
export const simulationsAttachmentsHandlers: readonly Handled[] = [
  handle(searchPictures, async ({ query }) => ({
    data: {
      items: searchBuiltInPictures(query.q ?? '').map(({ key, title }) => ({ key, title })),
      licence: PICTURE_LICENCE,
    },
  })),

  handleWithoutTransaction(addSimulationImage, async (call) => ({
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

  handle(getSimulationImage, async (call) =>
    sendImage(call, await pictureOf(call, call.params.simulation_id, { id: call.params.image_id })),
  ),

  handle(getSimulationCover, async (call) =>
    sendImage(call, await pictureOf(call, call.params.simulation_id, { role: 'cover' })),
  ),

  handle(uploadSimulationFile, async (call) => ({
    data: await addFile(signedAct(call), call.params.simulation_id, { ...call.body, file: call.file }),
  })),

  handle(removeSimulationFile, async (call) => ({
    data: await removeFile(signedAct(call), call.params, call.query.edit),
  })),

  handle(getSimulationFile, async (call) => {
    const file = await fileOf(call, call.params.simulation_id, call.params.file_id);
    await sendFile(call.reply, call.services.files, file, { inline: false });
    return undefined;
  }),
];
