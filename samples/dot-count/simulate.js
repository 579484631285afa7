// Plays without anybody, so that a new version can be tried out.

/** An answer as people give them: mostly right, less often for a hard pair, within a second or two. */
export function simulatedAnswer(random, { left, right }) {
  const ratio = Math.max(left, right) / Math.min(left, right);
  const isRight = random.next() < 1 - 0.4 / ratio ** 2;
  const side = left > right === isRight ? 'left' : 'right';
  return { side, rt: 420 + Math.round(random.next() * 900) };
}
