/** Width and height, CSS px. */
export type Size = readonly [number, number];

/** How a game lies in the space that there is. */
export interface FrameFit {
  /** Size of the frame itself, before it is drawn smaller. */
  readonly width: number;
  readonly height: number;
  /** 1: as it is; below: drawn smaller so that its least size fits. */
  readonly scale: number;
  /** Too small to be played well. */
  readonly tooSmall: boolean;
  /** The same screen turned by a quarter would do. */
  readonly turnHelps: boolean;
}

/** Below this, letters and buttons of a game are hard to read and to hit. */
const LEAST_SCALE = 0.6;

const scaleOf = ([width, height]: Size, [leastWidth, leastHeight]: Size): number =>
  Math.min(1, width / leastWidth, height / leastHeight);

/** Fits a game of at least `least` into `space`: as large as there is room, or drawn smaller as a whole. */
export function fitFrame(space: Size, least: Size): FrameFit {
  const scale = scaleOf(space, least);
  const tooSmall = scale < LEAST_SCALE;
  const turned = scaleOf([space[1], space[0]], least);
  return {
    width: Math.round(space[0] / scale),
    height: Math.round(space[1] / scale),
    scale,
    tooSmall,
    turnHelps: tooSmall && turned >= LEAST_SCALE,
  };
}

/** Whether a device in the hand should be turned for a game of this orientation. */
export function shouldTurn(orientation: 'any' | 'portrait' | 'landscape', [width, height]: Size): boolean {
  if (orientation === 'any' || width === height) return false;
  return (orientation === 'landscape') !== width > height;
}
