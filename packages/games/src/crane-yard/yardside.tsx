import { memo } from 'react';
import { Worker } from '../harbour/scene/people.tsx';
import { ForkLift } from './fork-lift.tsx';
import styles from './view.module.css';
import { SCENE } from './yard-places.ts';

/**
 * Who is on the quay besides the crane. They take part in what goes on, however a plan went: nothing here depends on it.
 * Drawn anew only between two plans and at the end.
 */
export const Yardside = memo(function Yardside({
  done,
  comes,
  leaves,
}: {
  /** Plans that are behind. */
  readonly done: number;
  /** The last of them is just over: a container comes down on the ship. */
  readonly comes: boolean;
  /** All is done: what was laden puts out. */
  readonly leaves: boolean;
}) {
  const away = done % 2 === 1 && !leaves;
  return (
    <>
      <svg className={styles.drawn} viewBox={YARD} aria-hidden="true" focusable="false">
        <path d={SHADOWS} fill="var(--quay-joint)" opacity="0.45" />
        <g transform={`translate(44 540) scale(${away ? -1.14 : 1.14} 1.14)`}>
          <Pose late={comes} before={<Worker x={0} y={0} cloth="b" skin="a" waves />}>
            <Worker x={0} y={0} cloth="b" skin="a" waves cheers={comes || leaves} />
          </Pose>
        </g>
        <g transform="translate(556 540) scale(0.86)">
          <Bollard />
          {!leaves && (
            <g transform={away ? 'scale(-1 1) translate(8 0)' : undefined}>
              <Pose late={comes} before={<Gull flaps={false} />}>
                <Gull flaps={comes} />
              </Pose>
            </g>
          )}
        </g>
      </svg>
      <div className={styles.forkLift} data-away={away || undefined}>
        <ForkLift />
      </div>
      {leaves && (
        <svg
          className={`${styles.drawn} ${styles.flies}`}
          viewBox={YARD}
          aria-hidden="true"
          focusable="false"
        >
          <Flying />
        </svg>
      )}
    </>
  );
});

const YARD = `0 0 ${SCENE.width} ${SCENE.height}`;

/** What stands on the quay has a shadow there. */
const SHADOWS = [
  [44, 540, 26],
  [553, 539, 40],
]
  .map(
    ([x = 0, y, half = 0]) =>
      `M${x - half} ${y} a${half} 6 0 1 0 ${half * 2} 0 a${half} 6 0 1 0 ${-half * 2} 0 Z`,
  )
  .join(' ');

/** How somebody stands; taken up only once the last crate stands, if it is late. */
function Pose({
  late,
  before,
  children,
}: {
  readonly late: boolean;
  readonly before: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  if (!late) return children;
  return (
    <>
      <g className={styles.before}>{before}</g>
      <g className={styles.after}>{children}</g>
    </>
  );
}

/** What ships are made fast to. */
function Bollard() {
  return (
    <g>
      <path d="M-26 0 Q-30 -24 -22 -34 H14 Q22 -24 18 0 Z" fill="var(--steel)" />
      <path d="M-34 -34 H26 V-44 Q-4 -54 -34 -44 Z" fill="var(--steel)" />
      <path d="M-25 -14 H17 M-24 -22 H16" stroke="var(--rope)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M18 -14 Q40 -10 30 1 Q20 6 10 2"
        stroke="var(--rope)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The gull on the bollard. */
function Gull({ flaps }: { readonly flaps: boolean }) {
  return (
    <g>
      <path d="M-2 -36 V-48 M6 -36 V-48" stroke="var(--crane)" strokeWidth="3" />
      <g fill="var(--sail)" stroke="var(--door)" strokeWidth="2" strokeLinejoin="round">
        {flaps && <path d="M-2 -58 Q10 -84 -4 -100 Q26 -90 20 -60 Z" fill="var(--steel-light)" />}
        <path d="M-34 -50 L-14 -60 Q-4 -74 10 -70 Q12 -84 22 -83 Q31 -82 30 -72 Q30 -50 8 -46 Q-8 -44 -18 -50 Z" />
        {flaps ? (
          <path d="M-18 -56 Q-22 -78 -34 -90 Q-8 -90 8 -60 Z" fill="var(--steel-light)" />
        ) : (
          <path d="M-30 -51 Q-10 -70 12 -60 Q2 -48 -12 -50 Z" fill="var(--steel-light)" />
        )}
        <path d="M30 -76 L41 -72 L30 -70 Z" fill="var(--crane)" />
      </g>
      <circle cx="23" cy="-76" r="1.8" fill="var(--goods-ink)" />
    </g>
  );
}

/** The same gull on the wing, at the origin. */
function Flying() {
  return (
    <g stroke="var(--door)" strokeWidth="2" strokeLinejoin="round">
      <path d="M-6 -6 Q-2 -40 -34 -54 Q14 -52 18 -4 Z" fill="var(--steel-light)" />
      <path
        d="M38 2 L24 -6 Q6 -14 -14 -8 Q-22 -18 -31 -12 Q-36 -8 -34 -2 Q-26 10 0 8 L26 10 Z"
        fill="var(--sail)"
      />
      <path d="M-35 -6 L-46 -2 L-34 1 Z" fill="var(--crane)" />
      <path d="M-8 -4 Q-4 -36 30 -58 Q28 -16 16 0 Z" fill="var(--sail)" />
      <circle cx="-29" cy="-7" r="1.8" fill="var(--goods-ink)" stroke="none" />
    </g>
  );
}
