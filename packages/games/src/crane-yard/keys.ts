const CODES: Readonly<Record<string, number>> = {
  Digit1: 0,
  Digit2: 1,
  Digit3: 2,
  Numpad1: 0,
  Numpad2: 1,
  Numpad3: 2,
};

/** The peg that a key stands for: 1, 2 and 3 by what they write or by where they lie; null for any other key. */
export function pegOfKey(event: Pick<KeyboardEvent, 'key' | 'code'>): number | null {
  const written = ['1', '2', '3'].indexOf(event.key);
  if (written >= 0) return written;
  return CODES[event.code] ?? null;
}
