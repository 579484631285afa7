import { memo, type ReactNode } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import type { Shape } from './core.ts';
import { figurePath } from './figure-path.ts';
import styles from './view.module.css';

const BOX = 24;
const TILE = 20;
/** What the inlays show, one after the other; nothing of the grids. */
const INLAYS: readonly Shape[] = [
  'circle',
  'diamond',
  'drop',
  'square',
  'star',
  'half_disc',
  'triangle',
  'cross',
];

const inlayOf = (at: number) => INLAYS[at % INLAYS.length] ?? 'circle';
const box = (x: number, y: number) => `M${x - TILE / 2} ${y - TILE / 2} h${TILE} v${TILE} h${-TILE} Z`;
const places = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Inlaid tiles at their places, as two outlines whatever their number. */
function Inlaid({
  tiles,
  middleOf,
}: {
  readonly tiles: readonly number[];
  middleOf(tile: number): readonly [x: number, y: number];
}) {
  const outline = tiles.map((tile) => box(...middleOf(tile))).join(' ');
  const figures = tiles.map((tile) => figurePath(inlayOf(tile), ...middleOf(tile), 6.5, 0)).join(' ');
  return (
    <g>
      <path d={outline} className={styles.inlay} />
      <path d={figures} className={styles.ink} />
    </g>
  );
}

/** The frieze along the tray: a tile for each grid that is done, whatever was chosen, and room for those to come. */
export const Frieze = memo(function Frieze({ done, of }: { readonly done: number; readonly of: number }) {
  const middleOf = (tile: number) => [tile * BOX + BOX / 2, BOX / 2] as const;
  const viewBox = `0 0 ${Math.max(1, of) * BOX} ${BOX}`;
  return (
    <div className={styles.frieze} dir="ltr" aria-hidden="true">
      <svg viewBox={viewBox} className={styles.friezeRow} aria-hidden="true" focusable="false">
        <path
          d={places(Math.max(0, done - 1), of)
            .map((tile) => box(...middleOf(tile)))
            .join(' ')}
          className={styles.toCome}
        />
        <Inlaid tiles={places(0, done - 1)} middleOf={middleOf} />
      </svg>
      <svg
        viewBox={viewBox}
        className={`${styles.friezeRow} ${styles.setLast}`}
        aria-hidden="true"
        focusable="false"
      >
        <Inlaid tiles={places(Math.max(0, done - 1), done)} middleOf={middleOf} />
      </svg>
    </div>
  );
});

const PER_ROW = 8;
const MOST_ROWS = 4;

/**
 * The end of the task: the tiles of its grids are set into the front of a house at the harbour, row by row. The same
 * for everybody who did as many. Decoration, never mirrored.
 */
export const Mosaic = memo(function Mosaic({ done }: { readonly done: number }) {
  const hour = useHour(styles.mosaic);
  const tiles = Math.min(done, PER_ROW * MOST_ROWS);
  const rows = Math.ceil(tiles / PER_ROW);
  const middleOf = (tile: number) =>
    [
      210 + ((tile % PER_ROW) - (PER_ROW - 1) / 2) * BOX,
      118 - ((rows - 1) / 2 - Math.floor(tile / PER_ROW)) * BOX,
    ] as const;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Part>
        <rect width="420" height="200" fill="var(--sky)" />
        <circle cx="372" cy="44" r="16" fill="var(--sun)" />
        <path d="M0 112 Q60 84 130 104 T420 92 V200 H0 Z" fill="var(--hill-far)" />
        <path d="M0 150 Q70 126 120 140 T420 130 V200 H0 Z" fill="var(--hill-near)" />
        <rect x="60" y="58" width="300" height="142" fill="var(--wall-b)" />
        <path d="M44 60 L78 24 H342 L376 60 Z" fill="var(--roof-a)" />
        <path d="M66 38 H354 M54 50 H366" stroke="var(--roof-b)" strokeWidth="2.5" />
        <path d="M60 66 H360 v8 H60 Z" fill="var(--wall-shade)" />
        <path d="M196 200 V172 Q196 154 210 154 Q224 154 224 172 V200 Z" fill="var(--door)" />
        <Glow x={246} y={166} r={56} />
        <path d="M240 158 H252 L250 172 H242 Z" fill="var(--lantern)" />
        {[84, 140, 268, 316].map((x) => (
          <g key={x}>
            <path d={`M${x - 2} 192 V162 H${x + 22} V192 Z`} fill="var(--wall-a)" />
            <path d={`M${x} 186 V165 H${x + 20} V186 Z`} fill="var(--window)" />
            <path d={`M${x + 10} 165 V186`} stroke="var(--wall-a)" strokeWidth="2" />
          </g>
        ))}
        <path d="M0 192 H420 V200 H0 Z" fill="var(--quay)" />
        <path
          d="M26 192 L44 96 M46 192 L54 96 M30 172 H48 M33 152 H50 M37 132 H51 M41 112 H53"
          stroke="var(--wood-shade)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <g transform="translate(388 193) scale(.85)">
          <Worker x={0} y={0} cloth="a" skin="a" waves />
        </g>
        <rect
          x={210 - (PER_ROW * BOX) / 2 - 6}
          y={118 - (rows * BOX) / 2 - 6}
          width={PER_ROW * BOX + 12}
          height={rows * BOX + 12}
          rx="4"
          fill="var(--wood-shade)"
          stroke="var(--door)"
          strokeWidth="3"
        />
      </Part>
      {places(0, rows).map((row) => (
        <Part key={row} className={styles.course} after={row}>
          <Inlaid tiles={places(row * PER_ROW, Math.min(tiles, (row + 1) * PER_ROW))} middleOf={middleOf} />
        </Part>
      ))}
    </div>
  );
});

/** A drawing of its own over the others: what moves does so without the rest being drawn again. */
function Part({
  className = '',
  after = 0,
  children,
}: {
  readonly className?: string | undefined;
  /** Parts that come before it. */
  readonly after?: number;
  readonly children: ReactNode;
}) {
  return (
    <svg
      className={`${styles.part} ${className}`}
      style={after > 0 ? { animationDelay: `${300 + after * 260}ms` } : undefined}
      viewBox="0 0 420 200"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
