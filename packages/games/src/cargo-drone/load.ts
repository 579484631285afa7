/** Where a crate stands in the stack, counted from the bottom at the left of the drawing. */
export interface CratePlace {
  readonly column: number;
  readonly row: number;
}

/** Crates in one row of the stack: about twice as many as there are rows when full. */
export function columnsFor(most: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(most * 2)));
}

/** Place of the crate with this 0-based number: rows are filled one after the other, from the middle outwards. */
export function cratePlace(number: number, most: number): CratePlace {
  const columns = columnsFor(most);
  const inRow = number % columns;
  const middle = Math.floor((columns - 1) / 2);
  const step = Math.ceil(inRow / 2);
  return {
    column: inRow % 2 === 1 ? middle + step : middle - step,
    row: Math.floor(number / columns),
  };
}

/**
 * How loaded the drone looks, 0 to 1: crates on board as a share of the most that any drone could carry. It says
 * nothing about what this drone can carry; the browser does not know that.
 */
export function strain(loaded: number, most: number): number {
  return Math.min(1, Math.max(0, loaded / most));
}

/** A declared number of crates as it was typed; null unless a whole number from 1 to `most`. */
export function parseTarget(typed: string, most: number): number | null {
  const target = Number(typed);
  return typed.trim() !== '' && Number.isInteger(target) && target >= 1 && target <= most ? target : null;
}
