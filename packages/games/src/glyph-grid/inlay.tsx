import type { Shape } from './core.ts';
import { figurePath } from './figure-path.ts';

/** What the inlays show, one after the other; nothing of the grids. */
const FIGURES: readonly Shape[] = [
  'circle',
  'diamond',
  'drop',
  'square',
  'star',
  'half_disc',
  'triangle',
  'cross',
];

/** Glaze and figure of a tile. */
const GLAZES = [
  ['var(--cloth-a)', 'var(--goods-plate)'],
  ['var(--goods-plate)', 'var(--goods-ink)'],
  ['var(--roof-a)', 'var(--goods-plate)'],
  ['var(--crane)', 'var(--goods-ink)'],
  ['var(--hull)', 'var(--goods-plate)'],
] as const;

/** A glazed tile of the house, 24 by 24; which one it is follows from its number alone. */
export function Inlay({ tile }: { readonly tile: number }) {
  const [glaze, figure] = GLAZES[(tile + Math.floor(tile / GLAZES.length)) % GLAZES.length] ?? GLAZES[0];
  return (
    <>
      <path d="M1 1 H23 V23 H1 Z" fill={glaze} stroke="var(--goods-edge)" strokeOpacity="0.55" />
      <path d="M2.2 22 V2.2 H22" fill="none" stroke="#fff" strokeOpacity="0.4" strokeWidth="1.4" />
      <path d="M21.8 3 V21.8 H3" fill="none" stroke="#000" strokeOpacity="0.2" strokeWidth="1.4" />
      <path d={figurePath(FIGURES[tile % FIGURES.length] ?? 'circle', 12, 12, 6.6, 0)} fill={figure} />
    </>
  );
}
