import { lazyPiece } from '../../ui/states/lazy-page.tsx';

export type { FoundPicture } from './pictures.api.ts';

/** Pictures to look for and choose; they come when somebody wants to choose one. */
export const PictureSearch = lazyPiece(async () => ({
  default: (await import('./components/picture-search.tsx')).PictureSearch,
}));
/** The same as a dialog of its own. */
export const PicturePicker = lazyPiece(async () => ({
  default: (await import('./components/picture-picker.tsx')).PicturePicker,
}));
