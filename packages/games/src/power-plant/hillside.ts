/** A house of the town on the hill: its foot on the left, its size, and which of the colours it has. */
export interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly colour: number;
}

/** Quarters of the town, from left to right, as far as they are lit one after the other. */
export const QUARTERS = 5;
/** Where one quarter ends and the next begins. */
const BOUNDS = [92, 196, 292, 404] as const;

/** Spreads what it is multiplied with evenly. */
const GOLDEN = 0.618034;

/** Rows of houses, from the crest down to the quay: foot, from, to, least width, least height. */
const ROWS = [
  [52, 128, 402, 17, 17],
  [70, -430, -60, 18, 20],
  [70, 560, 1000, 18, 20],
  [98, 98, 404, 22, 36],
  [104, 488, 1080, 24, 26],
  [108, -520, 0, 24, 27],
  [156, -600, -16, 30, 32],
  [156, 526, 1140, 30, 32],
  [216, -680, -26, 36, 42],
  [216, 528, 1240, 36, 42],
] as const;

/** Rows further up the hill, which there is room for where no desk stands before the plant. */
const UPPER_ROWS = [
  [-74, 244, 398, 14, 15],
  [-50, 208, 436, 15, 16],
  [-24, 190, 456, 16, 16],
  [2, 172, 474, 16, 17],
  [28, 156, 488, 17, 17],
] as const;

/** The houses of the town, those behind first. */
export const HOUSES = built(ROWS);
/** Those further up. */
export const UPPER_HOUSES = built(UPPER_ROWS);
const ALL_HOUSES = [...UPPER_HOUSES, ...HOUSES];

/** The houses that have light where a share of them has it, all over the town; who has light keeps it when there is more. */
export function litBy(share: number): readonly House[] {
  return ALL_HOUSES.filter((_, n) => ((n + 1) * GOLDEN) % 1 < share);
}

function built(rows: readonly (readonly [number, number, number, number, number])[]): readonly House[] {
  return rows.flatMap(([foot, from, to, width, height], row) => {
    const houses: House[] = [];
    for (let x: number = from, n = row; x < to; n += 1) {
      const wide = width + ((n * 7) % 5) * 3;
      if (x + wide > to) break;
      houses.push({ x, foot, width: wide, height: height + ((n * 5) % 7) * 3, colour: (n * 3 + row) % 4 });
      x += wide + ((n * 5) % 4) * 4;
    }
    return houses;
  });
}

/** The quarter that a place is in, 0 to 4. */
export function quarterAt(x: number): number {
  const at = BOUNDS.findIndex((bound) => x < bound);
  return at < 0 ? QUARTERS - 1 : at;
}

/** The front of a house. */
export function wallOf({ x, foot, width, height }: House): string {
  return `M${x} ${foot} v${-height} h${width} v${height} z`;
}

/** The side of a house that the light does not reach. */
export function shadeOf({ x, foot, width, height }: House): string {
  return `M${x + width - 4} ${foot} v${-height} h4 v${height} z`;
}

/** Its roof: a gable, or two slopes where the house is broad. */
export function roofOf({ x, foot, width, height }: House): string {
  const top = foot - height;
  const rise = Math.round(width * 0.36);
  return width > 34
    ? `M${x - 3} ${top} l7 ${-rise + 3} h${width - 8} l7 ${rise - 3} z`
    : `M${x - 3} ${top} l${width / 2 + 3} ${-rise - 3} l${width / 2 + 3} ${rise + 3} z`;
}

const drawn = new Map<House, string>();

/** Its windows, in as many rows as there is room for, but for those that a house before it hides. Worked out once. */
export function windowsOf(house: House): string {
  const known = drawn.get(house);
  if (known !== undefined) return known;
  const { x, foot, width, height } = house;
  const columns = Math.max(2, Math.floor((width - 4) / 11));
  const apart = width / columns;
  const rows = Math.max(1, Math.floor((height - 5) / 14));
  const before = ALL_HOUSES.slice(ALL_HOUSES.indexOf(house) + 1).filter(
    (other) => other.x - 3 < x + width && other.x + other.width + 3 > x,
  );
  const outline = Array.from({ length: rows * columns }, (_, k) => {
    const left = x + apart * ((k % columns) + 0.5) - 3;
    const top = foot - height + 6 + 14 * Math.floor(k / columns);
    const hidden = before.some(
      (other) =>
        left + 7 > other.x - 3 &&
        left - 1 < other.x + other.width + 3 &&
        top + 8 > other.foot - other.height - other.width * 0.3,
    );
    return hidden ? '' : `M${left.toFixed(1)} ${top} h6 v7 h-6 z`;
  }).join('');
  drawn.set(house, outline);
  return outline;
}
