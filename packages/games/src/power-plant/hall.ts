/** The hall in the units of its drawing: its windows in columns and rows, and how wide the whole drawing is. */
export const HALL = { columns: 20, rows: 5, step: 22, rise: 20, x: 64, y: 98, all: 560 } as const;
/** So many shifts have their bays beside each other; where there are more, as few as possible share one, floor upon floor. */
const ABREAST = HALL.columns;

/** How many bays the hall has beside each other, and on how many floors. */
export function baysFor(of: number): { readonly across: number; readonly floors: number } {
  const floors = Math.min(HALL.rows, Math.max(1, Math.ceil(of / ABREAST)));
  return { across: Math.max(1, Math.min(HALL.columns, Math.ceil(of / floors))), floors };
}

/** Where the bay of a shift lies: as wide as every other, on its floor, and on those over it that no other has. */
export function bayOf(shift: number, of: number) {
  const { across, floors } = baysFor(of);
  const width = (HALL.columns * HALL.step) / across;
  const storey = (HALL.rows * HALL.rise) / floors;
  const floor = shift % floors;
  const up = shift === of - 1 ? floors : floor + 1;
  return {
    x: HALL.x - 4 + Math.floor(shift / floors) * width,
    y: HALL.y - 2.5 + (floors - up) * storey,
    width,
    height: (up - floor) * storey,
  };
}

/** A bay has an opening for so many columns of windows, or for fewer. */
const WIDEST = 5;
/** Wall between two openings, and over them. */
const WALL = { beside: 4.5, over: 2 } as const;

/** The openings of the bay of a shift, side by side, in its own units: their left ends, how wide and how high they are. */
export function openingsOf(shift: number, of: number) {
  const { width, height } = bayOf(shift, of);
  const count = Math.ceil(width / HALL.step / WIDEST);
  return Array.from({ length: count }, (_, at) => ({
    x: (at * width) / count + WALL.beside,
    y: WALL.over,
    width: width / count - 2 * WALL.beside,
    height: height - WALL.over,
  }));
}

/** How many columns of windows have light behind them, in part or whole, once so many shifts were worked. */
export function columnsLit(worked: number, of: number): number {
  if (worked <= 0) return 0;
  const { across, floors } = baysFor(of);
  const bays = Math.floor((Math.min(worked, of) - 1) / floors) + 1;
  return Math.round((bays * HALL.columns) / across);
}
