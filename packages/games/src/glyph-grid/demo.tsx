import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const SIZES = [5, 9, 13];

/** Two rows that grow; the tile that belongs in the gap is pressed and goes there. */
export const DEMO: DemoScene = {
  moments: [{}, { hand: [240, 128] }, { hand: [272, 72], presses: true }, { hand: [272, 96] }],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g>
      {[0, 1].map((row) =>
        SIZES.map((size, column) => {
          const gap = row === 1 && column === 2;
          return (
            <g key={`${row} ${size}`} transform={`translate(${48 + column * 50} ${45 + row * 50})`}>
              <rect
                x="-22"
                y="-22"
                width="44"
                height="44"
                rx="5"
                fill={gap && moment < 3 ? 'var(--wood-shade)' : '#fffdf6'}
                stroke="#5d6a64"
                strokeWidth="2"
              />
              {(!gap || moment === 3) &&
                (row === 0 ? <circle r={size} fill="#14211d" /> : <Square size={size} />)}
            </g>
          );
        }),
      )}
      <Plate x={220} y={70} width={44} height={44}>
        <g color="currentColor">
          <circle r="13" fill="currentColor" />
        </g>
      </Plate>
      <Plate x={272} y={70} width={44} height={44} chosen={moment > 1}>
        <rect x="-12" y="-12" width="24" height="24" fill="currentColor" />
      </Plate>
    </g>
  ),
};

function Square({ size }: { readonly size: number }) {
  return <rect x={-size * 0.95} y={-size * 0.95} width={size * 1.9} height={size * 1.9} fill="#14211d" />;
}
