import { Worker } from '../harbour/scene/people.tsx';
import { Arrival } from './arrival.tsx';
import { Dressed } from './dressed.tsx';
import styles from './view.module.css';
import { WallLamp } from './wall-lamp.tsx';
import { LookOut, Onlooker, Window } from './window.tsx';

/**
 * Door and windows behind where the board stands: what is seen of them is seen under a card, and at the end. Then those who
 * live there look out, and stand in the door and beside it, never before a window.
 */
export function GroundFloor({ home = false }: { readonly home?: boolean }) {
  return (
    <svg
      className={styles.groundFloor}
      viewBox="-32 0 400 132"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Window x={2} y={26}>
        {home && (
          <LookOut after={3000}>
            <Onlooker x={32} cloth="a" skin="a" cap="var(--crane)" waves="right" />
          </LookOut>
        )}
      </Window>
      <Window x={266} y={26}>
        {home && (
          <LookOut after={5200}>
            <Onlooker x={23} cloth="b" skin="b" cap="var(--sail)" />
            <Onlooker x={48} cloth="a" skin="b" cap="var(--roof-a)" scale={0.86} waves="right" />
          </LookOut>
        )}
      </Window>
      <path d="M132 132 V50 Q132 16 168 16 Q204 16 204 50 V132 Z" fill="var(--wall-a)" />
      {home && (
        <Arrival after={3500} how="fades">
          <Doorway />
        </Arrival>
      )}
      <g className={styles.leaf} data-open={home || undefined}>
        <Leaf />
      </g>
      <WallLamp x={-22} y={58} />
      <WallLamp x={358} y={58} />
      {home && (
        <Arrival after={3400} how="from-right">
          <g transform="translate(234 133) scale(.62)">
            <Dressed cap="var(--crane)">
              <Worker x={0} y={0} cloth="a" skin="a" waves />
            </Dressed>
          </g>
        </Arrival>
      )}
    </svg>
  );
}

const DOORWAY = 'M140 132 V52 Q140 24 168 24 Q196 24 196 52 V132 Z';

function Leaf() {
  return (
    <g>
      <path d={DOORWAY} fill="var(--door)" />
      <path
        d="M147 58 h17 v28 h-17 z M172 58 h17 v28 h-17 z M147 94 h17 v28 h-17 z M172 94 h17 v28 h-17 z"
        fill="var(--hull)"
      />
      <circle cx="191" cy="92" r="2.6" fill="var(--lantern)" />
    </g>
  );
}

/** Who stands behind the door, and is seen on the threshold once it is opened. */
function Doorway() {
  return (
    <g>
      <path d={DOORWAY} fill="var(--window)" />
      <path d="M136 128 H200 v5 H136 Z" fill="var(--quay)" />
      <g transform="translate(173 129) scale(1.1)">
        <Dressed cap="var(--cloth-a)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </Dressed>
      </g>
    </g>
  );
}
