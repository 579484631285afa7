export { keepUploads } from './keep-uploads.ts';
export { openPinnedBuild } from './open-pinned-build.ts';
