import type { TaskViewModule } from '../task-view.ts';
import { glyphGridMessages } from './messages.ts';
import { createGlyphGridPractice } from './practice.ts';
import { GlyphGridView } from './view.tsx';

/** The browser half of Glyph Grid. */
export const View: TaskViewModule['View'] = GlyphGridView;
export const createPractice: TaskViewModule['createPractice'] = createGlyphGridPractice;
/** The next grid depends on the answer, and so does whether there is one. */
export const awaitsOutcome = true;
export const replacesItems = true;
export const messages: TaskViewModule['messages'] = glyphGridMessages;
