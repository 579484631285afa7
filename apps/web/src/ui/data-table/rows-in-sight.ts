import { drawing } from '../../platform/drawing/drawing.ts';
import type { density } from '../../platform/preferences/display.ts';

type Density = ReturnType<typeof density.get>;

/** Heights of a row, as in the tokens. */
const ROW_PX: Record<Density, number> = { comfortable: 44, compact: 36 };
/** Of the window's height; above a table stand at least its heading and its filters. */
const TABLE_SHARE = 0.6;

/** How many rows the window can show. */
export const rowsInSight = (density: Density): number =>
  Math.ceil(((drawing()?.look.height ?? window.innerHeight) * TABLE_SHARE) / ROW_PX[density]);
