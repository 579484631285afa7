import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { Arrival } from './arrival.tsx';
import { Door } from './door.tsx';
import { Fillings } from './figures.tsx';
import { Frieze } from './frieze.tsx';
import { GroundFloor } from './ground-floor.tsx';
import type { Laid } from './laid.ts';
import { Mosaic } from './mosaic.tsx';
import { Parting } from './parting.tsx';
import { Street } from './street.tsx';
import styles from './view.module.css';
import { WallLamp } from './wall-lamp.tsx';
import { LookOut, Onlooker, Window } from './window.tsx';

/**
 * The house at the harbour that the grids are set into: its roof, its frieze, its wall, and the street that it stands on. It is
 * there from the first card to the last, while what stands before it comes and goes.
 */
export function Facade({
  done,
  of,
  laid,
  stands,
  children,
}: {
  readonly done: number;
  /** Grids of the task, at most. */
  readonly of: number;
  /** What was chosen in the grids, as far as it is known. */
  readonly laid: Laid;
  /** What stands before it: a card, the board, or at the end those who look at what has come of it. */
  readonly stands: 'card' | 'board' | 'neighbours';
  readonly children: ReactNode;
}) {
  const hour = useHour(styles.facade);
  const over = stands === 'neighbours';
  const last = laid.get(done - 1);
  // The words of the first card are there a frame before the house.
  const [built, setBuilt] = useState(false);
  useEffect(() => afterNextFrame(() => startTransition(() => setBuilt(true))), []);
  return (
    <div className={styles.play}>
      <div {...hour} data-house data-stands={stands} data-bare={(over && last === undefined) || undefined}>
        <Fillings />
        {built && <Front over={over} />}
        <Frieze done={done} of={of} laid={laid} over={over} />
        {over && <Mosaic done={done} laid={laid} />}
        {over ? (
          <Street>{children}</Street>
        ) : (
          <Stand key={stands} done={done} lowered={stands === 'board'}>
            {children}
          </Stand>
        )}
        {over && last !== undefined && <Parting item={last} />}
      </div>
    </div>
  );
}

/** What stands before the house. The board is let down from a hoist, over the roof; it stands when its first grid is done. */
function Stand({
  done,
  lowered,
  children,
}: {
  readonly done: number;
  readonly lowered: boolean;
  readonly children: ReactNode;
}) {
  const [first] = useState(done);
  return (
    <div className={styles.stand} data-lowered={(lowered && done === first) || undefined}>
      {children}
    </div>
  );
}

const Front = memo(function Front({ over }: { readonly over: boolean }) {
  return (
    <div className={styles.front} dir="ltr" aria-hidden="true">
      <div className={styles.ground} />
      <svg
        className={styles.chimney}
        viewBox="0 0 60 70"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M14 70 V18 H46 V70 Z" fill="var(--wall-c)" />
        <path d="M36 70 V18 H46 V70 Z" fill="var(--wall-shade)" />
        <path d="M10 12 H50 V22 H10 Z" fill="var(--roof-b)" />
      </svg>
      <svg
        className={styles.roof}
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 88 L26 0 H374 L400 88 Z" fill="var(--roof-a)" />
        <path d={TILES} fill="none" stroke="var(--roof-b)" strokeWidth="1.2" />
        <path d="M24 0 H376 V9 H22 Z" fill="var(--roof-b)" />
        <path d="M0 86 H400 V100 H0 Z" fill="var(--wall-a)" />
        <path d="M0 96 H400 V100 H0 Z" fill="var(--wall-shade)" />
      </svg>
      <svg
        className={styles.gull}
        viewBox="0 0 44 34"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M18 26 v8 M24 26 v8" stroke="var(--crane)" strokeWidth="2" />
        <path d="M2 20 Q14 10 26 12 Q34 12 34 18 Q32 27 20 27 Q10 27 2 20 Z" fill="var(--sail)" />
        <path d="M2 20 Q16 13 28 19 Q18 24 2 20 Z" fill="var(--steel-light)" />
        <circle cx="33" cy="10" r="6" fill="var(--sail)" />
        <path d="M38 9 l6 2 l-6 2 Z" fill="var(--crane)" />
        <circle cx="34.500" cy="9" r="1.2" fill="var(--door)" />
      </svg>
      <Wing side="left">
        <Window x={22} y={44}>
          {over && (
            <LookOut after={2900}>
              <Onlooker x={23} cloth="b" skin="a" cap="var(--sail)" />
              <Onlooker x={48} cloth="a" skin="a" cap="var(--crane)" scale={0.86} waves="right" />
            </LookOut>
          )}
        </Window>
        <WallLamp x={22} y={186} />
        <path
          d="M6 408 H60 v8 H6 Z M12 416 v36 M54 416 v36"
          fill="var(--wood)"
          stroke="var(--wood)"
          strokeWidth="6"
        />
        <FlowerPot x={33} y={408} />
      </Wing>
      <Wing side="right">
        <Window x={20} y={44}>
          {over && (
            <LookOut after={5200}>
              <Onlooker x={36} cloth="a" skin="b" cap="var(--crane)" waves="left" />
            </LookOut>
          )}
        </Window>
        <WallLamp x={54} y={206} />
        <Door home={over} />
      </Wing>
      <GroundFloor home={over} />
      <Post side="left" litAfter={over ? 4400 : null} />
      <Post side="right" litAfter={over ? 4700 : null} />
      <svg
        className={styles.tools}
        viewBox="0 0 330 60"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M10 56 h40 v-8 h-40 z M14 47 h34 v-8 h-34 z M10 38 h40 v-8 h-40 z"
          fill="#fdfbf3"
          stroke="var(--wood-shade)"
          strokeWidth="2"
        />
        <path d="M62 56 h22 l4 -24 h-30 z" fill="var(--steel)" />
        <path d="M58 32 q15 -22 30 0" stroke="var(--steel)" strokeWidth="2.500" fill="none" />
        <path d="M60 32 h26 v4 h-26 z" fill="var(--sail)" />
      </svg>
      <svg className={styles.cat} viewBox="-17 -44 45 45" aria-hidden="true" focusable="false">
        <Cat x={0} y={0} />
      </svg>
    </div>
  );
});

/** A lamp on the quay beside the house. It is lit once all is done, `litAfter` ms after that. */
function Post({ side, litAfter }: { readonly side: 'left' | 'right'; readonly litAfter: number | null }) {
  return (
    <svg className={styles.post} data-side={side} viewBox="0 0 60 104" aria-hidden="true" focusable="false">
      <g transform="translate(30 100) scale(1.12)">
        <LampPost x={0} y={0} lit={false} />
        {litAfter !== null && (
          <Arrival after={litAfter} how="fades">
            <LampPost x={0} y={0} lit />
          </Arrival>
        )}
      </g>
    </svg>
  );
}

function FlowerPot({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g>
      <path
        d={`M${x} ${y - 18} q-12 -6 -10 -16 M${x} ${y - 18} v-22 M${x} ${y - 18} q12 -6 10 -16`}
        stroke="var(--trees)"
        strokeWidth="3"
        fill="none"
      />
      <path
        d={`M${x - 10} ${y - 35} h.1 M${x} ${y - 42} h.1 M${x + 10} ${y - 35} h.1`}
        stroke="var(--stripe)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d={`M${x - 11} ${y - 19} h22 l-4 19 h-14 z`} fill="var(--roof-a)" />
      <path d={`M${x - 13} ${y - 21} h26 v6 h-26 z`} fill="var(--roof-b)" />
    </g>
  );
}

/** Courses of the roof, each set off against the one below it. */
const TILES = Array.from({ length: 5 }, (_, row) => {
  const y = 20 + row * 15;
  const half = 178 + row * 4.4;
  const joints = Array.from({ length: 20 }, (_, k) => {
    const x = 200 - half + (2 * half * (k + (row % 2 ? 0.5 : 0.9))) / 20;
    return `M${x.toFixed(1)} ${y - 15} v15`;
  });
  return `M${200 - half} ${y} H${200 + half} ${joints.join('')}`;
}).join('');

/** The wall beside the tray, where a screen is wide enough for it. */
function Wing({ side, children }: { readonly side: 'left' | 'right'; readonly children: ReactNode }) {
  return (
    <svg
      className={styles.wing}
      data-side={side}
      viewBox="0 0 108 452"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
