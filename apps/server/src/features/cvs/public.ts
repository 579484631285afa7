export { acceptDocument, CV_KINDS, PROOF_KINDS } from './accept-document.ts';
export { cvView } from './cv-view.ts';
export { refusalInWords } from './document-refusal.ts';
export { keepFile } from './keep-file.ts';
export { readReceivedCv } from './read-received.ts';
export { cvOfApplication, sendCv } from './send-cv.ts';
