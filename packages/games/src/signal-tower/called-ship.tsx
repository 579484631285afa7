import styles from './tower-scene.module.css';

/** Its lamps, at the mast and over both ends of the deck. */
const LAMPS = [
  [447, 458, 26],
  [394, 550, 20],
  [498, 550, 20],
] as const;

/** The ship out in the roads; once every boat is home it follows the lights in, and puts on its own. */
export function CalledShip({ called, evening }: { readonly called: boolean; readonly evening: boolean }) {
  return (
    <div className={called ? `${styles.ship} ${styles.called}` : styles.ship}>
      <div className={styles.sailing}>
        <svg className={styles.fills} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
          <g transform="translate(-328 -389) scale(.86)">
            <UnderSail />
            {evening && <InEvening />}
            {called && (
              <g className={styles.itsLights} fill="var(--lantern)">
                <radialGradient id="signal-tower-ship-lamp">
                  <stop stopColor="var(--lantern)" stopOpacity="0.75" />
                  <stop offset="0.4" stopColor="var(--lantern)" stopOpacity="0.3" />
                  <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
                </radialGradient>
                {LAMPS.map(([x, y, r]) => (
                  <circle key={x} cx={x} cy={y} r={r} fill="url(#signal-tower-ship-lamp)" />
                ))}
                {LAMPS.map(([x, y]) => (
                  <circle key={x} cx={x} cy={y} r="5" />
                ))}
                <path
                  d="M422 570 h.1 M447 570 h.1 M472 570 h.1"
                  stroke="var(--lantern)"
                  strokeWidth="8"
                  strokeLinecap="round"
                />
              </g>
            )}
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Its sails and its wake, as dim as everything else once the sun has gone down. */
function InEvening() {
  return (
    <g className={styles.darkens} fill="#4a4c80" opacity="0.42">
      <path d="M444 560 V462 L396 548 H444 Z M450 560 V478 L488 548 H450 Z M392 556 H500 L484 582 H410 Z" />
      <path d="M410 592 h72 M426 602 h44" stroke="#4a4c80" strokeWidth="4.500" strokeLinecap="round" />
    </g>
  );
}

/** Before the town: nothing of that is seen through its sails. */
function UnderSail() {
  return (
    <g>
      <path d="M444 560 V462 L396 548 H444 Z M450 560 V478 L488 548 H450 Z" fill="var(--sail)" />
      <path d="M450 560 V478 L488 548 H450 Z" fill="var(--wall-shade)" />
      <path d="M392 556 H500 L484 582 H410 Z" fill="var(--hull)" />
      <path d="M396 561 H497" stroke="var(--hull-line)" strokeWidth="3" />
      <path d="M410 592 h72 M426 602 h44" stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
