import { memo } from 'react';
import { useWords } from '../harbour/words.tsx';
import { CAPACITIES, type Yard } from './core.ts';
import { Crate } from './crate.tsx';
import { pegX, placeY, SCENE } from './yard-places.ts';

/** The three posts, each with its number on the quay. */
export const Posts = memo(function Posts() {
  return (
    <g>
      {CAPACITIES.map((room, peg) => (
        <PostPlate key={room} peg={peg} />
      ))}
      <PostStands />
      <PostNumbers />
    </g>
  );
});

/** What crates are put on, as tall as there is room for crates. */
export function PostStands() {
  return (
    <g>
      {CAPACITIES.map((room, peg) => {
        const top = placeY(room - 1) - 12;
        return (
          <g key={room} transform={`translate(${pegX(peg)} 0)`}>
            <rect x="-9" y={top} width="18" height={SCENE.ground - 8 - top} rx="6" fill="var(--steel)" />
            <rect
              x="-5"
              y={top + 4}
              width="4"
              height={SCENE.ground - 16 - top}
              rx="2"
              fill="var(--steel-light)"
            />
            {Array.from({ length: room }, (_, place) => placeY(place)).map((y) => (
              <path key={y} d={`M-16 ${y} H16`} stroke="var(--steel)" strokeWidth="5" strokeLinecap="round" />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** What the lowest crate of a post stands on, a plate around it. */
export function PostPlate({ peg }: { readonly peg: number }) {
  return <rect x={pegX(peg) - 80} y={SCENE.ground - 8} width="160" height="10" rx="4" fill="var(--steel)" />;
}

/** The numbers of the posts, painted on the quay before them. */
export function PostNumbers() {
  const intl = useWords();
  return (
    <g>
      {CAPACITIES.map((room, peg) => (
        <g key={room} transform={`translate(${pegX(peg)} 0)`}>
          <circle
            cy={SCENE.ground + 29}
            r="19"
            fill="var(--hb-surface)"
            stroke="var(--hb-line)"
            strokeWidth="2.5"
          />
          <text
            y={SCENE.ground + 38}
            fontSize="26"
            fontWeight="700"
            textAnchor="middle"
            fill="var(--hb-text)"
          >
            {intl.formatNumber(peg + 1)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Crates on the posts. */
export function StandingCrates({ yard }: { readonly yard: Yard }) {
  return yard.flatMap((crates, peg) =>
    crates.map((crate, place) => (
      <g key={crate} transform={`translate(${pegX(peg) - SCENE.crateWidth / 2} ${placeY(place)})`}>
        <Crate crate={crate} />
      </g>
    )),
  );
}
