export { acceptDocument } from './accept-document.ts';
export { viewOfCv } from './cv-view.ts';
export { findCvs, findFiles, insertFile } from './cvs.queries.ts';
export { refusalInWords } from './document-refusal.ts';
export { cvOfApplication, sendCv } from './send-cv.ts';
