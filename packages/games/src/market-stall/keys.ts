import { OPTIONS } from './core.ts';

/** The option that a key chooses: 1 to 5 by their place on the keyboard, so that they work with every layout. */
export function optionOfKey(event: { readonly code: string }): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const option = Number(digit ?? Number.NaN) - 1;
  return option >= 0 && option < OPTIONS ? option : null;
}

/** Where an arrow key leads from one option to the next; null for other keys. The options stand below each other. */
export function stepOfKey(key: string): 1 | -1 | null {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : null;
}
