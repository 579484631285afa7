import { memo } from 'react';
import type { Fill, Layout, Tile } from './core.ts';
import { figurePath } from './figure-path.ts';
import { PLACES, placesOf } from './places.ts';
import styles from './view.module.css';

/** Reach of a figure that stands alone, by size, and of one among others; a tile is 100 wide. */
const ALONE = [15, 26, 39] as const;
const AMONG_OTHERS = 14;
/** Middles of the three columns and rows of places. */
const LINES = [19, 50, 81] as const;

/** What figures are painted in on a glaze. */
const ON_GLAZE = 'var(--goods-plate)';

/** The fillings, once in the document; they are told apart by pattern, not by colour. */
export function Fillings() {
  return (
    <svg width="0" height="0" className={styles.fillings} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="glyph-grid-striped"
          width="6.5"
          height="6.5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6.5" height="6.5" className={styles.paper} />
          <rect width="2.9" height="6.5" className={styles.ink} />
        </pattern>
        <pattern id="glyph-grid-dotted" width="6.5" height="6.5" patternUnits="userSpaceOnUse">
          <rect width="6.5" height="6.5" className={styles.paper} />
          <circle cx="3.25" cy="3.25" r="1.75" className={styles.ink} />
        </pattern>
        <g fill={ON_GLAZE}>
          <pattern
            id="glyph-grid-striped-glaze"
            width="6.5"
            height="6.5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2.9" height="6.5" />
          </pattern>
          <pattern id="glyph-grid-dotted-glaze" width="6.5" height="6.5" patternUnits="userSpaceOnUse">
            <circle cx="3.25" cy="3.25" r="1.75" />
          </pattern>
        </g>
      </defs>
    </svg>
  );
}

const PAINT: Readonly<Record<Fill, string>> = {
  empty: 'var(--gg-paper)',
  striped: 'url(#glyph-grid-striped)',
  dotted: 'url(#glyph-grid-dotted)',
  solid: 'var(--gg-ink)',
};

function middleOf(place: number): readonly [number, number] {
  return [LINES[place % 3] ?? 50, LINES[Math.floor(place / 3)] ?? 50];
}

/** What a tile shows. Never mirrored. `label` null where the words stand elsewhere. */
export const Figures = memo(function Figures({
  tile,
  layout,
  label,
}: {
  readonly tile: Tile;
  readonly layout: Layout;
  readonly label: string | null;
}) {
  const occupied = placesOf(tile.places);
  const free = Array.from({ length: PLACES }, (_, place) => place).filter(
    (place) => !occupied.includes(place),
  );
  const named = label !== null;
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.figures}
      direction="ltr"
      focusable="false"
      role={named ? 'img' : undefined}
      aria-label={label ?? undefined}
      aria-hidden={named ? undefined : true}
    >
      {layout === 'places' &&
        free.map((place) => {
          const [x, y] = middleOf(place);
          return <circle key={place} cx={x} cy={y} r="1.8" className={styles.place} />;
        })}
      {occupied.map((place) => {
        const [x, y] = middleOf(place);
        const reach = layout === 'one' ? (ALONE[tile.size] ?? ALONE[0]) : AMONG_OTHERS;
        return (
          <path
            key={place}
            d={figurePath(tile.shape, x, y, reach, tile.rotation)}
            fill={PAINT[tile.fill]}
            className={styles.figure}
            data-alone={layout === 'one' || undefined}
          />
        );
      })}
    </svg>
  );
});

const GLAZED: Readonly<Record<Fill, string>> = {
  empty: 'none',
  striped: 'url(#glyph-grid-striped-glaze)',
  dotted: 'url(#glyph-grid-dotted-glaze)',
  solid: ON_GLAZE,
};

/** The same figures burnt into a glaze, 100 by 100: what lies between their lines is the glaze. */
export function GlazedFigures({ tile, layout }: { readonly tile: Tile; readonly layout: Layout }) {
  const reach = layout === 'one' ? (ALONE[tile.size] ?? ALONE[0]) : AMONG_OTHERS;
  return (
    <path
      d={placesOf(tile.places)
        .map((place) => figurePath(tile.shape, ...middleOf(place), reach, tile.rotation))
        .join(' ')}
      fill={GLAZED[tile.fill]}
      stroke={ON_GLAZE}
      strokeWidth={layout === 'one' ? 3 : 2.6}
      strokeLinejoin="round"
    />
  );
}
