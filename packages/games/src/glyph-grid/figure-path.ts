import type { Shape } from './core.ts';

/** A step of an outline around the origin, within -1 to 1, pointing up: a line to a place, or an arc of radius `r`. */
type Step =
  | readonly [x: number, y: number]
  | { readonly to: readonly [x: number, y: number]; readonly r: number; readonly large: 0 | 1 };

function starPoints(): readonly Step[] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    const reach = i % 2 === 0 ? 1 : 0.45;
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
  });
}

/** Each outline begins at its first step; arcs run clockwise. */
const OUTLINES: Readonly<Record<Shape, readonly Step[]>> = {
  circle: [[0, -0.95], { to: [0, 0.95], r: 0.95, large: 0 }, { to: [0, -0.95], r: 0.95, large: 0 }],
  square: [
    [-0.84, -0.84],
    [0.84, -0.84],
    [0.84, 0.84],
    [-0.84, 0.84],
  ],
  diamond: [
    [0, -1],
    [0.62, 0],
    [0, 1],
    [-0.62, 0],
  ],
  star: starPoints(),
  cross: [
    [-0.32, -0.95],
    [0.32, -0.95],
    [0.32, -0.32],
    [0.95, -0.32],
    [0.95, 0.32],
    [0.32, 0.32],
    [0.32, 0.95],
    [-0.32, 0.95],
    [-0.32, 0.32],
    [-0.95, 0.32],
    [-0.95, -0.32],
    [-0.32, -0.32],
  ],
  triangle: [
    [0, -0.98],
    [0.74, 0.8],
    [-0.74, 0.8],
  ],
  arrow: [
    [0, -1],
    [0.78, -0.08],
    [0.3, -0.08],
    [0.3, 0.95],
    [-0.3, 0.95],
    [-0.3, -0.08],
    [-0.78, -0.08],
  ],
  half_disc: [[-0.95, 0.48], { to: [0.95, 0.48], r: 0.95, large: 0 }],
  drop: [[0, -1], [0.572, -0.01], { to: [-0.572, -0.01], r: 0.66, large: 1 }],
  hook: [
    [-0.68, -0.95],
    [-0.14, -0.95],
    [-0.14, 0.41],
    [0.68, 0.41],
    [0.68, 0.95],
    [-0.68, 0.95],
  ],
};

/** Hundredths are finer than any screen. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The SVG path of a figure. It is turned here and not by `transform`, so that its filling keeps its direction.
 * @param reach half the figure's height
 * @param rotation eighths of a turn clockwise
 */
export function figurePath(shape: Shape, x: number, y: number, reach: number, rotation: number): string {
  const angle = (rotation * Math.PI) / 4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = ([dx, dy]: readonly [number, number]) =>
    `${tidy(x + reach * (dx * cos - dy * sin))} ${tidy(y + reach * (dx * sin + dy * cos))}`;
  const steps = OUTLINES[shape].map((step, i) => {
    if (!('r' in step)) return `${i === 0 ? 'M' : 'L'}${place(step)}`;
    const r = tidy(step.r * reach);
    return `A${r} ${r} 0 ${step.large} 1 ${place(step.to)}`;
  });
  return `${steps.join(' ')} Z`;
}
