export { TemplateEditor } from './components/template-editor.tsx';
export { WhatIfFigures } from './components/what-if-figures.tsx';
export {
  definitionOf,
  draftOf,
  draftProblems,
  scorableOf,
} from './template-draft.ts';
