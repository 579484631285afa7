/** Where a crate stands in the stack. */
export interface CratePlace {
  /** From the middle of the pallet to that of the crate, in crates; less than 0 at the left of the drawing. */
  readonly across: number;
  /** Rows below it. */
  readonly row: number;
}

/** How large a stack becomes before its crates are drawn smaller. */
interface StackSize {
  /** Crates in the lowest row; each row above has one fewer. */
  readonly columns: number;
  readonly rows: number;
  /** Edge of a crate, in units of the scene. */
  readonly crate: number;
}

/**
 * From the first crates to the most that a task can have. The columns stay odd, so that crates keep their places from one
 * to the next; width and height only grow, so that one crate more never looks like less.
 */
const STACKS: readonly StackSize[] = [
  { columns: 5, rows: 3, crate: 54 },
  { columns: 7, rows: 4, crate: 45 },
  { columns: 9, rows: 5, crate: 38 },
  { columns: 11, rows: 6, crate: 33 },
  { columns: 15, rows: 8, crate: 26 },
  { columns: 19, rows: 10, crate: 21 },
  { columns: 27, rows: 14, crate: 15.5 },
];

/** Degrees that the pallet leans while its load is one crate beside the middle. */
const LEAN = 4.5;
/** So many crates weigh as much as the pallet. */
const PALLET = 2;

/** Edge of the first crates, in units of the scene. */
export const LARGEST_CRATE = 54;

/** How many crates a stack has when it is full. */
function fullStack({ columns, rows }: StackSize): number {
  return rows * columns - (rows * (rows - 1)) / 2;
}

/**
 * Edge of each crate while so many are stacked, in units of the scene. It follows the crates on board alone, never what
 * the drone can carry.
 */
export function crateSize(crates: number): number {
  return (STACKS.find((stack) => crates <= fullStack(stack)) ?? STACKS.at(-1) ?? { crate: 0 }).crate;
}

/** The places of a stack that one of `rows` and `columns` has room for, from below, the middle of each row first. */
function placesOf({ columns, rows }: StackSize): readonly CratePlace[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - row }, (_, place) => ({
      across: place - (columns - row - 1) / 2,
      row,
    })).sort((one, other) => Math.abs(one.across) - Math.abs(other.across) || one.across - other.across),
  ).flat();
}

/** All places in the order in which they are filled: a stack is full before a larger one is begun around it. */
const PLACES: readonly CratePlace[] = STACKS.flatMap((stack, at) => {
  const before = STACKS[at - 1] ?? { columns: 0, rows: 0 };
  const isNew = ({ across, row }: CratePlace) =>
    row >= before.rows || Math.abs(across) > (before.columns - row - 1) / 2;
  return placesOf(stack).filter(isNew);
});

/** Place of the crate with this 0-based number: on the pallet, or on the two below it. */
export function cratePlace(number: number): CratePlace {
  return PLACES[number] ?? { across: 0, row: 0 };
}

/**
 * How loaded the drone looks, 0 to 1: crates on board as a share of the most that any drone could carry. It says
 * nothing about what this drone can carry; the browser does not know that.
 */
export function strain(loaded: number, most: number): number {
  return Math.min(1, Math.max(0, loaded / most));
}

/** How far the pallet leans towards the side on which more crates lie, degrees: less than 0 to the left of the drawing. */
export function lean(loaded: number): number {
  const across = PLACES.slice(0, loaded).reduce((sum, place) => sum + place.across, 0);
  return (LEAN * across) / (loaded + PALLET);
}

/** A declared number of crates as it was typed; null unless a whole number from 1 to `most`. */
export function parseTarget(typed: string, most: number): number | null {
  const target = Number(typed);
  return typed.trim() !== '' && Number.isInteger(target) && target >= 1 && target <= most ? target : null;
}
