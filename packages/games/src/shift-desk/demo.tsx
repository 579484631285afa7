import { Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { DECISIONS, type Decision } from './core.ts';
import { DecisionMark } from './decision-mark.tsx';
import styles from './view.module.css';

/** A message is moved up, it is decided what becomes of it, and it lies folded with its stamp. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [30, 92] },
    { hand: [30, 92], presses: true },
    { hand: [30, 36] },
    { hand: [131, 44], presses: true },
    { hand: [300, 124] },
  ],
  stills: [1, 2, 4],
  draw: (moment) => <Picture moment={moment} />,
};

function Picture({ moment }: { readonly moment: number }) {
  const hour = useHour(styles.paints);
  const moved = moment > 1;
  const done = moment === 4;
  return (
    <g {...hour}>
      <rect width="320" height="140" fill="var(--sd-desk)" />
      <path d="M0 22 H320 M0 52 H320 M0 82 H320 M0 112 H320" stroke="var(--sd-grain)" strokeWidth="2" />
      <Corner done={done} />
      <Note y={moved ? (done ? 46 : 72) : 8} width={62} />
      <Note
        y={moved ? 8 : 72}
        width={80}
        lifted={moment === 1}
        chosen={moment > 2 ? 'now' : undefined}
        folded={done}
      />
    </g>
  );
}

/** The tray at the edge of the desk, with a sheet for what is decided. */
function Corner({ done }: { readonly done: boolean }) {
  return (
    <g>
      <rect
        x="272"
        y="58"
        width="56"
        height="68"
        rx="4"
        fill="var(--sd-tray-floor)"
        stroke="var(--sd-tray)"
        strokeWidth="5"
      />
      {done && (
        <g transform="translate(301 92) rotate(-4)">
          <path
            d="M-21 -27 H24 V26 H-21 Z"
            fill="var(--sd-paper)"
            stroke="var(--sd-sheet-edge)"
            strokeWidth="1.5"
          />
          <path d="M-13 -16 h20 M-13 -5 h28 M-13 6 h24" stroke="var(--sd-sheet-edge)" strokeWidth="3" />
        </g>
      )}
    </g>
  );
}

function Note({
  y,
  width,
  lifted = false,
  chosen,
  folded = false,
}: {
  readonly y: number;
  readonly width: number;
  /** In the hand. */
  readonly lifted?: boolean;
  readonly chosen?: Decision | undefined;
  readonly folded?: boolean;
}) {
  const height = folded ? 30 : 56;
  return (
    <g
      className={styles.sketched}
      style={{ transform: `translate(10px, ${y}px) rotate(${lifted ? -1.6 : 0}deg)` }}
    >
      <path
        d={`M2 ${lifted ? 8 : 4} H252 V${height + (lifted ? 9 : 4)} H2 Z`}
        fill="var(--sd-desk-edge)"
        opacity={lifted ? 0.35 : 0.9}
      />
      <path
        d={`M0 0 H252 V${height - 8} Q252 ${height} 244 ${height} H0 Z`}
        fill="var(--sd-paper)"
        stroke={lifted ? 'var(--hb-text)' : 'none'}
        strokeWidth="2"
      />
      {folded && <path d="M0 26.5 H246" stroke="var(--sd-sheet-edge)" strokeWidth="1.5" />}
      <rect
        x="7"
        y="6"
        width="26"
        height={height - 14}
        rx="5"
        fill="var(--hb-surface)"
        stroke="var(--hb-line)"
        strokeWidth="1.5"
      />
      <path
        d={
          folded
            ? 'M16 11 v.1 M24 11 v.1 M16 18 v.1 M24 18 v.1'
            : 'M16 20 v.1 M24 20 v.1 M16 27 v.1 M24 27 v.1 M16 34 v.1 M24 34 v.1'
        }
        stroke="var(--hb-text)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Words x={42} y={14} width={width} />
      {!folded && (
        <g opacity="0.6">
          <Words x={42} y={30} width={width - 22} />
          <Words x={42} y={43} width={width - 34} />
        </g>
      )}
      {folded ? (
        <g transform="translate(208 13) rotate(-6)" style={{ color: 'var(--sd-now)' }}>
          <rect
            x="-26"
            y="-9"
            width="52"
            height="19"
            rx="4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          />
          <g transform="translate(-21 -7) scale(.8)">
            <DecisionMark decision="now" />
          </g>
          <rect x="-3" y="-2" width="22" height="5" rx="2.5" fill="currentColor" />
        </g>
      ) : (
        DECISIONS.map((each, at) => (
          <Stamp key={each} x={121 + at * 33} decision={each} chosen={each === chosen} />
        ))
      )}
    </g>
  );
}

/** One of the four decisions, its middle at `x`. */
function Stamp({
  x,
  decision,
  chosen,
}: {
  readonly x: number;
  readonly decision: Decision;
  readonly chosen: boolean;
}) {
  const ink = `var(--sd-${decision})`;
  return (
    <g transform={`translate(${x} ${chosen ? 30 : 28})`} style={{ color: ink }}>
      <rect
        x="-14.5"
        y="-16"
        width="29"
        height="34"
        rx="4"
        fill="var(--hb-surface)"
        stroke={chosen ? ink : 'var(--hb-line)'}
        strokeWidth={chosen ? 3 : 1.5}
      />
      <path d="M-14.5 -11 V-13 Q-14.5 -17 -10.5 -17 H10.5 Q14.5 -17 14.5 -13 V-11 Z" fill="var(--sd-tray)" />
      <g transform="translate(-9 -6)">
        <DecisionMark decision={decision} />
      </g>
    </g>
  );
}
