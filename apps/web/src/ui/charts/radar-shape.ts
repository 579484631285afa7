export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a score of an axis lies; the first axis points up, the others follow clockwise. */
export function radarPoint(axis: number, of: number, score: number, radius: number): Point {
  const angle = (axis / of) * 2 * Math.PI - Math.PI / 2;
  const distance = (Math.min(100, Math.max(0, score)) / 100) * radius;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** The outline through the axes that have a score, as an SVG `points` text. */
export function radarOutline(scores: readonly (number | null | undefined)[], radius: number): string {
  return scores
    .flatMap((score, axis) =>
      typeof score === 'number' ? [radarPoint(axis, scores.length, score, radius)] : [],
    )
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}
