import {
  listPictureSources,
  previewServicePicture,
  searchPictureLibrary,
  searchPictureService,
} from '@tryout/contract/pictures/pictures';
import { type Handled, handle, handleWithoutTransaction } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { pictureSources, searchLibrary, searchService } from './search-pictures.ts';
import { sendPreview } from './take-picture.ts';

/** Pictures to choose from. */
export const picturesHandlers: readonly Handled[] = [
  handle(searchPictureLibrary, async (call) => ({
    data: await searchLibrary(call, call.query, languageOf(call.request)),
  })),
  handleWithoutTransaction(searchPictureService, async (call) => ({
    data: await searchService(call, call.query, languageOf(call.request)),
  })),
  handleWithoutTransaction(previewServicePicture, (call) =>
    sendPreview(call.services, call.reply, call.query.picture),
  ),
  handle(listPictureSources, async () => ({ data: await pictureSources() })),
];
