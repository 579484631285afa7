export { openPinnedBuild } from './open-pinned-build.ts';
export { keepUploads } from './uploads/keep-uploads.ts';
