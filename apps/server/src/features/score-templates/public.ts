export { addPublishedVersion, createTemplate } from './make-template.ts';
export { withLibraryNames } from './template-parts.ts';
