import type { Fault } from './editor/text-editor.tsx';

/** A text with what a fault says belongs in its place; unchanged where it says nothing. */
export function mendedText(text: string, { from, to, instead }: Omit<Fault, 'message'>): string {
  return instead === null ? text : `${text.slice(0, from)}${instead}${text.slice(to)}`;
}
