export { keepUploads } from './keep-uploads.ts';
