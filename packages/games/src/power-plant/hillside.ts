/** A house of the town on the hill: its foot on the left, its size, and which of the colours it has. */
export interface House {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly colour: number;
  /** Which of the terraces it stands on. */
  readonly terrace: number;
}

/** Quarters of the town, from left to right, as far as they are lit one after the other. */
export const QUARTERS = 5;
/** Where one quarter ends and the next begins. */
const BOUNDS = [92, 196, 292, 404] as const;

/** Spreads what it is multiplied with evenly. */
const GOLDEN = 0.618034;

/**
 * A terrace along the slope, from its left end to its right: the foot of its houses in its middle, how much lower its ends
 * are, and how wide and high its houses are at least.
 */
export interface Terrace {
  readonly foot: number;
  readonly bend: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
}

/** Terraces from the crest down to the quay: on the hill behind the plant, and on the slopes left and right of it. */
export const TERRACES: readonly Terrace[] = [
  { foot: 2, bend: 5, from: 206, to: 394, width: 15, height: 13 },
  { foot: 34, bend: 7, from: 150, to: 450, width: 16, height: 14 },
  { foot: 66, bend: 8, from: 100, to: 502, width: 17, height: 15 },
  { foot: 74, bend: -6, from: -430, to: -34, width: 17, height: 15 },
  { foot: 74, bend: -6, from: 568, to: 1000, width: 17, height: 15 },
  { foot: 114, bend: -6, from: -520, to: 4, width: 20, height: 18 },
  { foot: 114, bend: -6, from: 562, to: 1080, width: 20, height: 18 },
  { foot: 162, bend: -5, from: -600, to: 8, width: 24, height: 22 },
  { foot: 162, bend: -5, from: 558, to: 1140, width: 24, height: 22 },
  { foot: 216, bend: 0, from: -680, to: 2, width: 28, height: 26 },
  { foot: 216, bend: 0, from: 558, to: 1240, width: 28, height: 26 },
];

/** The houses of the town, terrace by terrace, those behind first. */
export const HOUSES = TERRACES.flatMap(housesOn);

/** The houses that have light where a share of them has it, all over the town; who has light keeps it when there is more. */
export function litBy(share: number): readonly House[] {
  return HOUSES.filter((_, n) => ((n + 1) * GOLDEN) % 1 < share);
}

/** The foot of what stands on a terrace at `x`. */
export function footAt({ foot, bend, from, to }: Terrace, x: number): number {
  const off = (x - (from + to) / 2) / ((to - from) / 2);
  return Math.round(foot + bend * off * off);
}

function housesOn(terrace: Terrace, row: number): readonly House[] {
  const houses: House[] = [];
  for (let x = terrace.from, n = row; x < terrace.to; n += 1) {
    const width = terrace.width + ((n * 7) % 5) * 3;
    if (x + width > terrace.to) break;
    const foot = footAt(terrace, x + width / 2);
    houses.push({
      x,
      foot,
      width,
      height: terrace.height + ((n * 5) % 3) * 2,
      colour: (n * 3 + row) % 4,
      terrace: row,
    });
    // Now and then a tree stands between two of them, or a flight of stairs goes up.
    x += width + (n % 5 === 3 ? 15 : n % 2 === 0 ? 2 : 4);
  }
  return houses;
}

/** Gaps between the houses of a terrace that are wide enough for something to stand in: their middles. */
export function gapsOn(row: number): readonly number[] {
  const houses = HOUSES.filter(({ terrace }) => terrace === row);
  return houses.flatMap(({ x, width }, at) => {
    const next = houses[at + 1];
    return next !== undefined && next.x - x - width > 10 ? [(x + width + next.x) / 2] : [];
  });
}

/**
 * The houses as light comes to them in the evening, from the ends of the town to its middle, and there from terrace to
 * terrace up the hill: those that get it together, with their turn.
 */
export function wavesOf(
  houses: readonly House[],
): readonly { readonly turn: number; readonly houses: readonly House[] }[] {
  const waves = new Map<string, { readonly turn: number; readonly houses: House[] }>();
  for (const house of houses) {
    const off = house.x + house.width / 2 - 300;
    const hill = house.terrace < HILL_TERRACES;
    const turn = hill ? FLANKS.length + HILL_TERRACES - 1 - house.terrace : flankAt(Math.abs(off));
    const key = `${turn} ${hill ? 0 : Math.sign(off)}`;
    const wave = waves.get(key) ?? { turn, houses: [] };
    wave.houses.push(house);
    waves.set(key, wave);
  }
  return [...waves.values()];
}

/** Terraces on the hill behind the plant. */
const HILL_TERRACES = 3;
/** How far from the middle the parts of the town left and right of the hill begin, those at the ends first. */
const FLANKS = [700, 540, 410, 0] as const;

function flankAt(off: number): number {
  return FLANKS.findIndex((from) => off >= from);
}

/** The turn of the tower, after all houses. */
export const LAST_TURN = FLANKS.length + HILL_TERRACES;

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
  return `M${x + width - 3} ${foot} v${-height} h3 v${height} z`;
}

/** Its roof: a gable, or two slopes where the house is broad. */
export function roofOf({ x, foot, width, height }: House): string {
  const top = foot - height;
  return width > 24
    ? `M${x - 2} ${top} l5 -7 h${width - 6} l5 7 z`
    : `M${x - 2} ${top} l${width / 2 + 2} -9 l${width / 2 + 2} 9 z`;
}

const drawn = new Map<House, string>();

/** Its windows, in as many rows as there is room for, but for those that a house before it hides. Worked out once. */
export function windowsOf(house: House): string {
  const known = drawn.get(house);
  if (known !== undefined) return known;
  const { x, foot, width, height } = house;
  const columns = Math.max(2, Math.floor((width - 2) / 9));
  const apart = width / columns;
  const rows = Math.max(1, Math.floor((height - 2) / 11));
  const before = HOUSES.slice(HOUSES.indexOf(house) + 1).filter(
    (other) => other.x - 3 < x + width && other.x + other.width + 3 > x,
  );
  const outline = Array.from({ length: rows * columns }, (_, k) => {
    const left = x + apart * ((k % columns) + 0.5) - 2.5;
    const top = foot - height + 4 + 11 * Math.floor(k / columns);
    const hidden = before.some(
      (other) =>
        left + 6 > other.x - 3 &&
        left - 1 < other.x + other.width + 3 &&
        top + 7 > other.foot - other.height - other.width * 0.3,
    );
    return hidden ? '' : `M${left.toFixed(1)} ${top} h5 v6 h-5 z`;
  }).join('');
  drawn.set(house, outline);
  return outline;
}
