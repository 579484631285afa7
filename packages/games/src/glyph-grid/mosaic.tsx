import { memo, type ReactNode } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Inlay } from './inlay.tsx';
import styles from './view.module.css';

/** Where its middle is, and how wide and high it is at most; the picture is 420 by 200. */
const MIDDLE = [210, 108] as const;
const WIDEST = 268;
const LARGEST_TILE = 32;
const MOST_TILES = 36;

/** How many tiles lie abreast: one row of a few, up to three of many. */
function abreast(tiles: number): number {
  return Math.max(1, Math.ceil(tiles / (tiles > 18 ? 3 : tiles > 8 ? 2 : 1)));
}

/**
 * What the grids have come to: their tiles in the front of a house at the harbour. The same for everybody who did as
 * many. At the end a cloth falls from them. Decoration, never mirrored.
 */
export const Mosaic = memo(function Mosaic({
  done,
  finished,
}: {
  readonly done: number;
  readonly finished: boolean;
}) {
  const hour = useHour(styles.mosaic);
  const tiles = Math.min(done, MOST_TILES);
  const columns = abreast(tiles);
  const rows = Math.max(1, Math.ceil(tiles / columns));
  const size = Math.min(LARGEST_TILE, WIDEST / columns);
  const [x, y] = MIDDLE;
  const [left, top] = [x - (columns * size) / 2, y - (rows * size) / 2];
  const [width, height] = [columns * size, rows * size];
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Part>
        <House />
        <path
          d={`M${left - 9} ${top - 9} H${left + width + 9} V${top + height + 9} H${left - 9} Z`}
          fill="var(--wall-a)"
          stroke="var(--door)"
          strokeOpacity="0.4"
          strokeWidth="1.5"
        />
        <path
          d={`M${left - 3} ${top - 3} h${width + 6} v${height + 6} h${-width - 6} Z`}
          fill="var(--wood-shade)"
        />
        {finished && (
          <>
            <Garland from={[58, 66]} to={[0, 92]} bulbs={3} />
            <Garland from={[362, 66]} to={[420, 92]} bulbs={3} />
          </>
        )}
      </Part>
      {Array.from({ length: rows }, (_, row) => row).map((row) => {
        const own = Array.from({ length: Math.min(columns, tiles - row * columns) }, (_, at) => at);
        const shift = ((columns - own.length) * size) / 2;
        return (
          <Part key={row} className={finished ? undefined : styles.course} after={row}>
            {own.map((at) => (
              <g
                key={at}
                transform={`translate(${left + shift + at * size} ${top + row * size}) scale(${size / 24})`}
              >
                <Inlay tile={row * columns + at} />
              </g>
            ))}
          </Part>
        );
      })}
      {finished && (
        <Part className={styles.cloth}>
          <Cloth x={left - 12} y={top - 13} width={width + 24} height={height + 24} />
        </Part>
      )}
      <Part>
        <g transform="translate(34 193) scale(.95)">
          <Worker x={0} y={0} cloth="b" skin="b" waves />
        </g>
        <g transform="translate(367 193) scale(.9)">
          <Worker x={0} y={0} cloth="a" skin="a" waves={finished} />
        </g>
        <g transform="translate(391 193) scale(.76)">
          <Worker x={0} y={0} cloth="b" skin="a" />
        </g>
        <Cat x={66} y={193} scale={0.55} />
      </Part>
    </div>
  );
});

/** The sheet over the mosaic, hung on two nails. */
function Cloth({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  const folds = Array.from({ length: 7 }, (_, fold) => x + (width * (fold + 1)) / 8);
  const hem = `q${-width / 16} 7 ${-width / 8} 0`.repeat(8);
  return (
    <g>
      <path
        d={`M${x} ${y} Q${x + width / 2} ${y + 7} ${x + width} ${y} V${y + height} ${hem} Z`}
        fill="var(--stripe)"
      />
      {folds.map((fold) => (
        <path
          key={fold}
          d={`M${fold} ${y + 4} V${y + height}`}
          stroke="#000"
          strokeOpacity="0.16"
          strokeWidth="4"
        />
      ))}
      <path
        d={`M${x} ${y + height - 9} H${x + width}`}
        stroke="var(--lantern)"
        strokeWidth="3"
        strokeDasharray="10 5"
      />
    </g>
  );
}

const House = memo(function House() {
  return (
    <g>
      <rect width="420" height="200" fill="var(--sky)" />
      <circle cx="386" cy="34" r="27" fill="var(--sun)" opacity="0.25" />
      <circle cx="386" cy="34" r="15" fill="var(--sun)" />
      <path
        d="M8 40 h40 a8 8 0 0 0 -2 -16 h-7 a13 13 0 0 0 -24 3 h-8 a7 7 0 0 0 1 13 Z"
        fill="var(--cloud)"
      />
      <path d="M0 112 Q60 84 130 104 T420 92 V200 H0 Z" fill="var(--hill-far)" />
      <path d="M0 150 Q40 126 90 140 T420 130 V200 H0 Z" fill="var(--hill-near)" />
      <path d="M0 158 H420 V200 H0 Z" fill="var(--sea)" />
      <path
        d="M4 166 h26 M388 164 h22 M396 173 h24 M12 176 h20"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M318 26 V8 H334 V26 Z" fill="var(--wall-c)" />
      <path d="M315 5 H337 V11 H315 Z" fill="var(--roof-b)" />
      <rect x="58" y="56" width="304" height="140" fill="var(--wall-b)" />
      <path
        d="M58 92 H362 M58 110 H362 M58 128 H362 M58 146 H362 M58 164 H362"
        stroke="var(--wall-shade)"
        strokeWidth="1.5"
      />
      <path d="M40 56 L70 14 H350 L380 56 Z" fill="var(--roof-a)" />
      <path
        d="M64 25 H356 M56 36 H364 M48 46 H372 M86 14 v11 M114 14 v11 M142 14 v11 M170 14 v11 M198 14 v11 M226 14 v11 M254 14 v11 M282 14 v11 M310 14 v11 M336 14 v11 M72 25 v11 M100 25 v11 M128 25 v11 M156 25 v11 M184 25 v11 M212 25 v11 M240 25 v11 M268 25 v11 M296 25 v11 M324 25 v11 M350 25 v11 M60 36 v10 M86 36 v10 M114 36 v10 M142 36 v10 M170 36 v10 M198 36 v10 M226 36 v10 M254 36 v10 M282 36 v10 M310 36 v10 M338 36 v10 M74 46 v10 M100 46 v10 M128 46 v10 M156 46 v10 M184 46 v10 M212 46 v10 M240 46 v10 M268 46 v10 M296 46 v10 M324 46 v10 M352 46 v10"
        stroke="var(--roof-b)"
        strokeWidth="1.2"
      />
      <path d="M68 14 H352 V18 H66 Z" fill="var(--roof-b)" />
      <path d="M38 56 H382 V63 H38 Z" fill="var(--wall-a)" />
      <path d="M58 63 H362 V67 H58 Z" fill="#000" opacity="0.12" />
      <path d="M194 196 V174 Q194 160 208 160 Q222 160 222 174 V196 Z" fill="var(--wall-a)" />
      <path d="M198 196 V175 Q198 164 208 164 Q218 164 218 175 V196 Z" fill="var(--door)" />
      <Glow x={210} y={108} r={88} />
      <path
        d="M80 192 V168 H104 V192 Z M142 192 V168 H166 V192 Z M252 192 V168 H276 V192 Z"
        fill="var(--wall-a)"
      />
      <path
        d="M82.5 189 V170 H101.5 V189 Z M144.5 189 V170 H163.5 V189 Z M254.5 189 V170 H273.5 V189 Z"
        fill="var(--window)"
      />
      <path d="M92 170 v19 M154 170 v19 M264 170 v19" stroke="var(--wall-a)" strokeWidth="2" />
      <path d="M0 192 H420 V200 H0 Z" fill="var(--quay)" />
      <LampPost x={411} y={193} lit />
    </g>
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
