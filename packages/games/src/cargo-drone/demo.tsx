import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Crate } from '../harbour/scene/cargo.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Body } from './drone-scene.tsx';
import styles from './view.module.css';

/** Crates lie side by side on the pallet, 20 wide. */
const CRATES = [120, 140, 160, 180] as const;

/** Crates are loaded one by one, then the drone is sent off to the ship. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [92, 119], presses: true },
    { hand: [92, 119], presses: true },
    { hand: [92, 119], presses: true },
    { hand: [228, 119], presses: true },
    {},
  ],
  stills: [0, 2, 4],
  draw: (moment) => <Loading moment={moment} />,
};

/** The pier at a moment, at the hour of the pier itself. */
function Loading({ moment }: { readonly moment: number }) {
  const hour = useHour();
  return (
    <g {...hour}>
      <Roads />
      <path d="M0 92 H320 V140 H0 Z" fill="var(--wood)" />
      <path
        d="M0 92 H320 M34 92 V98 M88 92 V98 M142 92 V98 M196 92 V98 M250 92 V98 M304 92 V98"
        stroke="var(--wood-shade)"
        strokeWidth="2.5"
      />
      <path d="M0 98 H320" stroke="var(--wood-shade)" strokeWidth="2" />
      <ellipse
        cx="160"
        cy="95"
        rx="50"
        ry="3.5"
        fill="var(--wood-shade)"
        className={styles.sketched}
        style={{ opacity: moment === 4 ? 0 : 0.7 }}
      />
      <g
        className={styles.sketched}
        style={{ transform: moment === 4 ? 'translate(166px, -2px) scale(0.56) rotate(4deg)' : 'none' }}
      >
        <g transform="translate(82 -15) scale(.3)">
          <Body />
        </g>
        <path
          d="M155 28 Q132 54 110 82 M165 28 Q188 54 210 82"
          stroke="var(--rope)"
          strokeWidth="2"
          fill="none"
        />
        {CRATES.map((x, number) => (
          <g
            key={x}
            className={styles.sketched}
            style={{
              transform: number <= moment ? 'none' : 'translate(0, 22px)',
              opacity: number <= moment ? 1 : 0,
            }}
          >
            <g transform={`translate(${x} 62) scale(.5)`}>
              <Crate x={0} y={0} />
              <path
                d="M14 22 l6 -6 l6 6 M20 17 v10"
                fill="none"
                stroke="var(--crate-mark)"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </g>
          </g>
        ))}
        <path
          d="M108 82 H212 V87 H204 V90 H194 V87 H126 V90 H116 V87 H108 Z"
          fill="var(--pallet)"
          stroke="var(--rope)"
          strokeWidth="1.5"
        />
      </g>
      <Plate x={92} y={119} width={124} chosen={moment < 3}>
        <g transform="translate(-26 -10) scale(.5)">
          <Crate x={0} y={0} />
        </g>
        <path d="M8 0 H24 M16 -8 V8" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Plate>
      <Plate x={228} y={119} width={124} chosen={moment === 3}>
        <path d="M-9 6 L0 -5 L9 6" stroke="currentColor" strokeWidth="4" fill="none" strokeLinecap="round" />
      </Plate>
    </g>
  );
}

/** The roads behind the pier: hills, the lighthouse on its rock, and the ship the crates go to. */
function Roads() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="66" cy="34" r="17" fill="var(--sun)" opacity="0.5" />
      <circle cx="66" cy="34" r="11" fill="var(--sun)" />
      <path d="M0 50 Q60 34 130 48 T250 40 T320 48 V90 H0 Z" fill="var(--hill-far)" />
      <path d="M0 58 Q90 46 170 56 T320 54 V90 H0 Z" fill="var(--hill-near)" />
      <rect y="62" width="320" height="32" fill="var(--sea)" />
      <path
        d="M62 70 h24 M88 80 h30 M214 74 h20 M206 84 h30 M286 86 h28 M48 88 h24"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 60 Q26 54 44 66 L58 74 Q30 80 0 78 Z" fill="var(--rock)" />
      <path d="M0 60 Q22 54 38 62 Q20 64 0 66 Z" fill="var(--grass)" />
      <path d="M19 60 L21.5 22 H30.5 L33 60 Z" fill="var(--wall-a)" />
      <path d="M20.4 38 L21 28.5 H31 L31.6 38 Z M19.3 55 L20 46 H32 L32.7 55 Z" fill="var(--stripe)" />
      <path d="M22 22 V15 H30 V22 Z" fill="var(--lantern)" />
      <path d="M20.5 15.5 Q26 7 31.5 15.5 Z M20 21 h12 v2.5 h-12 Z" fill="var(--roof-c)" />
      <g transform="translate(240 60)">
        <path d="M50 6 V-8 H64 V6 Z" fill="var(--wall-a)" />
        <path d="M54 -4 h3 v3 h-3 Z M59 -4 h3 v3 h-3 Z" fill="var(--window)" />
        <path d="M55 -8 V-13 H59 V-8 Z" fill="var(--stripe)" />
        <path d="M12 6 V-6 L24 1" fill="none" stroke="var(--steel)" strokeWidth="2.5" />
        <path d="M2 6 H74 L68 18 H10 Z" fill="var(--hull)" />
        <path d="M4 9 H72" stroke="var(--hull-line)" strokeWidth="1.5" />
      </g>
    </g>
  );
}
