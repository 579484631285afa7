import { memo } from 'react';
import type { Layout, Shape, Tile } from './core.ts';
import { GlazedFigures } from './figures.tsx';

/** What a tile shows of which nobody knows any more what lay there; nothing of the grids. */
const BADGES: readonly Shape[] = [
  'circle',
  'diamond',
  'drop',
  'square',
  'star',
  'half_disc',
  'triangle',
  'cross',
];

const GLAZES = [
  'var(--cloth-a)',
  'var(--crane-shade)',
  'var(--roof-a)',
  'var(--roof-c)',
  'var(--hull)',
] as const;

/** A tile that was chosen. */
export interface Shown {
  readonly tile: Tile;
  readonly layout: Layout;
}

/** A single figure in the middle. */
function badgeOf(at: number): Shown {
  const shape = BADGES[at % BADGES.length] ?? 'circle';
  return { tile: { shape, fill: 'solid', size: 1, rotation: 0, places: 1 << 4 }, layout: 'one' };
}

/**
 * A glazed tile of the house, 24 by 24: the figures that were chosen, or a badge where they are not known. Its glaze follows
 * from its place alone.
 */
export const Inlay = memo(function Inlay({
  at,
  shown,
}: {
  readonly at: number;
  readonly shown?: Shown | null;
}) {
  const glaze = GLAZES[(at + Math.floor(at / GLAZES.length)) % GLAZES.length];
  const { tile, layout } = shown ?? badgeOf(at);
  return (
    <>
      <path d="M1 1 H23 V23 H1 Z" fill={glaze} stroke="var(--goods-edge)" strokeOpacity="0.55" />
      <path d="M1.8 22.4 V1.8 H22.4" fill="none" stroke="#fff" strokeOpacity="0.4" strokeWidth="1.1" />
      <path d="M22.2 2.6 V22.2 H2.6" fill="none" stroke="#000" strokeOpacity="0.2" strokeWidth="1.1" />
      <g transform="translate(2.2 2.2) scale(.196)">
        <GlazedFigures tile={tile} layout={layout} />
      </g>
    </>
  );
});
