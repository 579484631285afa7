export { buildsHostAnswers, servesBuilds } from './host/start-builds-host.ts';
export { openPinnedBuild } from './open-pinned-build.ts';
export { findChromium as findBrowser } from './smoke/find-chromium.ts';
export { keepUploads } from './uploads/keep-uploads.ts';
