export { takePicture } from './take-picture.ts';
export { testPictureService } from './test-picture-service.ts';
