import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Crate } from './crate.tsx';
import { Posts, StandingCrates } from './posts.tsx';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { pegX, SCENE } from './yard-places.ts';

/**
 * The yard with its crane. Pure drawing: the posts' buttons lie over it and say in words what it shows. The crane is a
 * layer of its own over the posts, so that nothing is drawn anew while it moves and swings.
 */
export const YardScene = memo(function YardScene({
  state,
  dragX,
}: {
  readonly state: Pick<CraneState, 'yard' | 'hook' | 'over'>;
  /** Where a finger or mouse drags the crane, in units of the scene; null when nobody does. */
  readonly dragX: number | null;
}) {
  const { yard, hook, over } = state;
  const hour = useHour(styles.scene);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Ground />
      <svg
        className={styles.standing}
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <StandingCrates yard={yard} />
      </svg>
      <div
        className={styles.trolley}
        data-dragged={dragX !== null || undefined}
        style={{ '--x': dragX ?? pegX(over) } as React.CSSProperties}
      >
        <Trolley />
        <div className={styles.below}>
          <div className={styles.swing} data-over={dragX === null ? over : undefined}>
            <div className={styles.hook} data-holding={hook !== null || undefined}>
              <Hook crate={hook?.crate ?? null} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
});

/** What never changes: the quay, the rail and the posts, as wide as any screen. */
const Ground = memo(function Ground() {
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-2000" y={SCENE.ground} width="4600" height="900" fill="var(--quay)" />
      <path d={`M-2000 ${SCENE.ground + 3} H2600`} stroke="var(--quay-joint)" strokeWidth="6" />
      <path
        d={`M-2000 ${SCENE.ground + 62} H2600`}
        stroke="var(--quay-joint)"
        strokeWidth="3"
        strokeDasharray="46 10"
        opacity="0.6"
      />
      <rect x="-2000" y="4" width="4600" height="22" fill="var(--crane)" />
      <path d="M-2000 15 H2600" stroke="var(--crane-shade)" strokeWidth="12" strokeDasharray="4 32" />
      <path d="M-2000 26 H2600" stroke="var(--crane-shade)" strokeWidth="4" />
      <Posts />
    </svg>
  );
});

const Trolley = memo(function Trolley() {
  return (
    <svg className={styles.carriage} viewBox="-100 0 200 50" aria-hidden="true" focusable="false">
      <rect x="-44" y="30" width="88" height="18" rx="5" fill="var(--crane-shade)" />
      <circle cx="-28" cy="30" r="7" fill="var(--steel)" />
      <circle cx="28" cy="30" r="7" fill="var(--steel)" />
    </svg>
  );
});

const Hook = memo(function Hook({ crate }: { readonly crate: number | null }) {
  return (
    <svg viewBox="-100 46 200 320" aria-hidden="true" focusable="false">
      <path d="M-12 -20 V60 M12 -20 V60" stroke="var(--steel)" strokeWidth="3" />
      <rect x="-22" y="56" width="44" height="14" rx="4" fill="var(--steel)" />
      {crate === null ? (
        <path
          d="M0 70 V76 q12 2 10 12 q-3 10 -14 7"
          fill="none"
          stroke="var(--steel)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      ) : (
        <g transform={`translate(${-SCENE.crateWidth / 2} ${SCENE.hanging})`}>
          <path
            d={`M20 2 L${SCENE.crateWidth / 2} -8 L${SCENE.crateWidth - 20} 2`}
            fill="none"
            stroke="var(--steel)"
            strokeWidth="4"
          />
          <Crate crate={crate} />
        </g>
      )}
    </svg>
  );
});
