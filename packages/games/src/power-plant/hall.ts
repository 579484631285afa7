/** The hall in the units of its drawing: its windows in columns and rows, and how wide the whole drawing is. */
export const HALL = { columns: 20, rows: 5, step: 22, rise: 20, x: 64, y: 98, all: 560 } as const;
/** So many shifts have their bays beside each other; where there are more, as few as possible share one, floor upon floor. */
const ABREAST = HALL.columns;

/** How many bays the hall has beside each other, and on how many floors. */
export function baysFor(of: number): { readonly across: number; readonly floors: number } {
  const floors = Math.min(HALL.rows, Math.max(1, Math.ceil(of / ABREAST)));
  return { across: Math.max(1, Math.min(HALL.columns, Math.ceil(of / floors))), floors };
}

/** The row that a floor, counted from below, ends above. */
export function rowOver(floor: number, floors: number): number {
  return HALL.rows - Math.round((floor * HALL.rows) / floors);
}

/** The columns of a bay: from the first up to the one before the second. */
function columnsOf(bay: number, of: number): readonly [number, number] {
  const { across } = baysFor(of);
  return [Math.round((bay * HALL.columns) / across), Math.round(((bay + 1) * HALL.columns) / across)];
}

/** The rows of the floor of a shift, and of those over it that no other has: from the first up to the one before the second. */
function rowsOf(shift: number, of: number): readonly [number, number] {
  const { floors } = baysFor(of);
  const floor = shift % floors;
  return [shift === of - 1 ? 0 : rowOver(floor + 1, floors), rowOver(floor, floors)];
}

/** Where the bay of a shift lies. */
export function bayOf(shift: number, of: number) {
  const [from, to] = columnsOf(Math.floor(shift / baysFor(of).floors), of);
  const [top, low] = rowsOf(shift, of);
  return {
    x: HALL.x + from * HALL.step - 4,
    y: HALL.y + top * HALL.rise - 2.5,
    width: (to - from) * HALL.step,
    height: (low - top) * HALL.rise,
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

/** How many columns have light, in part or whole, once so many shifts were worked. */
export function columnsLit(worked: number, of: number): number {
  return worked <= 0 ? 0 : columnsOf(Math.floor((Math.min(worked, of) - 1) / baysFor(of).floors), of)[1];
}
