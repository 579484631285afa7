import { Cat } from '../harbour/scene/cat.tsx';
import { LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Arrival } from './arrival.tsx';
import styles from './view.module.css';
import { LookOut, Onlooker, Window } from './window.tsx';

/**
 * Door and windows behind where the board stands: what is seen of them is seen under a card, and at the end. Then those who
 * live there look out, and stand beside the door, never before a window.
 */
export function GroundFloor({ home = false }: { readonly home?: boolean }) {
  return (
    <svg
      className={styles.groundFloor}
      viewBox="0 0 336 132"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Window x={24} y={26}>
        {home && (
          <LookOut after={4100}>
            <Onlooker x={32} cloth="a" skin="a" waves="right" />
          </LookOut>
        )}
      </Window>
      <Window x={244} y={26}>
        {home && (
          <LookOut after={7900}>
            <Onlooker x={23} cloth="b" skin="b" />
            <Onlooker x={48} cloth="a" skin="b" scale={0.86} waves="right" />
          </LookOut>
        )}
      </Window>
      <path d="M132 132 V50 Q132 16 168 16 Q204 16 204 50 V132 Z" fill="var(--wall-a)" />
      <ClosedDoor />
      {home && (
        <Arrival after={6000} how="fades">
          <OpenDoor />
        </Arrival>
      )}
      {home && (
        <>
          <Arrival after={2000} how="fades">
            <Post x={-1} litAfter={6600} />
            <Post x={337} litAfter={7000} />
          </Arrival>
          <Arrival after={4900} how="from-right">
            <g transform="translate(222 133) scale(.62)">
              <Worker x={0} y={0} cloth="a" skin="a" waves />
            </g>
          </Arrival>
          <Arrival after={8500} how="rises">
            <Cat x={281} y={150} scale={0.86} />
          </Arrival>
        </>
      )}
    </svg>
  );
}

/** A lamp on the street, dark until the end. */
function Post({ x, litAfter }: { readonly x: number; readonly litAfter: number }) {
  return (
    <g transform={`translate(${x} 132) scale(1.2)`}>
      <LampPost x={0} y={0} lit={false} />
      <Arrival after={litAfter} how="fades">
        <LampPost x={0} y={0} lit />
      </Arrival>
    </g>
  );
}

const DOORWAY = 'M140 132 V52 Q140 24 168 24 Q196 24 196 52 V132 Z';

function ClosedDoor() {
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

/** Somebody has come out on the threshold; its leaf is seen edge on. */
function OpenDoor() {
  return (
    <g>
      <path d={DOORWAY} fill="var(--window)" />
      <path d="M140 132 V52 Q140 38 150 30 V132 Z" fill="var(--door)" />
      <path d="M136 128 H200 v5 H136 Z" fill="var(--quay)" />
      <g transform="translate(172 129) scale(1.16)">
        <Worker x={0} y={0} cloth="b" skin="a" waves />
      </g>
    </g>
  );
}
