/** Keys of the letter block that lie as the lanterns do, for keyboards without a number pad. */
const LETTERS: Readonly<Record<string, number>> = {
  KeyQ: 7,
  KeyW: 8,
  KeyE: 9,
  KeyA: 4,
  KeyS: 5,
  KeyD: 6,
  KeyZ: 1,
  KeyX: 2,
  KeyC: 3,
};

/** The lantern that a key stands for: 1 to 9 as on the number pad, or Q to C by their place. null for any other key. */
export function placeOfKey(event: { readonly key: string; readonly code: string }): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? /^[1-9]$/.exec(event.key)?.[0];
  return digit === undefined ? (LETTERS[event.code] ?? null) : Number(digit);
}

const STEPS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * The lantern next to one in the direction of an arrow key. `below` under the front row, where the buttons are; null at
 * any other edge and for any other key.
 */
export function neighbour(place: number, key: string): number | 'below' | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const across = ((place - 1) % 3) + step[0];
  const up = Math.floor((place - 1) / 3) + step[1];
  if (up < 0) return 'below';
  return across < 0 || across > 2 || up > 2 ? null : 3 * up + across + 1;
}
