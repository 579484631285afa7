import { LAMP_PLACES } from './lamp-case.tsx';
import styles from './tower-scene.module.css';
import { TOWN, windowsOf } from './town-across.tsx';

/** What the lamps light up around them, behind their case. */
export function Halos() {
  return (
    <div className={styles.halos}>
      {LAMP_PLACES.map((x, at) => (
        <i key={x} style={{ left: `${x / 6.2}%`, '--n': at } as React.CSSProperties} />
      ))}
    </div>
  );
}

/** Their light on the quay, brightest at its edge. */
export function LightOnQuay() {
  return (
    <div className={styles.onQuay}>
      {LAMP_PLACES.map((x, at) => (
        <i key={x} style={{ left: `${x / 6.2}%`, '--n': at } as React.CSSProperties} />
      ))}
    </div>
  );
}

/** Windows that answer the lamps: in the keeper's house, then over the bay from house to house. In the ground's units. */
export function LitWindows() {
  return (
    <g fill="var(--lantern)">
      <g className={styles.window} style={{ '--n': 0 } as React.CSSProperties}>
        <path d="M-159 -274 h22 v25 h-22 Z" />
        <path d="M-148 -274 v25 M-159 -262 h22" stroke="var(--wall-a)" strokeWidth="2.5" />
      </g>
      {TOWN.map(([x, width, height], at) => (
        <path
          key={x}
          className={styles.window}
          style={{ '--n': 2 + ((at * 3) % TOWN.length) } as React.CSSProperties}
          d={windowsOf(x, width, height)}
        />
      ))}
      <circle
        className={styles.window}
        style={{ '--n': 2 + TOWN.length } as React.CSSProperties}
        cx="504"
        cy="-282"
        r="6"
      />
    </g>
  );
}

/** What the water has of the sunset, far out and before the quay. In the ground's units. */
export function WaterAtSunset({ upper = false }: { readonly upper?: boolean }) {
  const id = `signal-tower-sunset-${upper ? 'out' : 'here'}`;
  return (
    <g className={`${styles.reddens} ${styles.atSunset}`}>
      <linearGradient id={id} x1="0" y1="-230" x2="0" y2="-40" gradientUnits="userSpaceOnUse">
        <stop stopColor="#f39c74" stopOpacity="0.6" />
        <stop offset="0.45" stopColor="#b982ab" stopOpacity="0.38" />
        <stop offset="1" stopColor="#7d6aa8" stopOpacity="0" />
      </linearGradient>
      <path
        d={upper ? 'M-1700 -230 H1700 V-140 H-1700 Z' : 'M-1700 -147 H1700 V0 H-1700 Z'}
        fill={`url(#${id})`}
      />
    </g>
  );
}

/** Where stars are, clear of clouds, tower and whoever sits on the railing. In the sky's units. */
const STARS = [
  [390, 60],
  [760, 60],
  [120, 60],
  [934, 250],
  [60, 210],
  [1150, 120],
  [1040, 56],
  [1120, 240],
  [446, 140],
  [770, 110],
  [200, 60],
  [700, 30],
  [250, 216],
  [1060, 190],
] as const;
/** How many of them are seen before the evening has come. */
const EARLY = 6;

/** The stars of the hour; by day they are there and cannot be seen. */
export function EarlyStars() {
  return (
    <g fill="var(--stars)">
      {STARS.slice(0, EARLY).map(([x, y], n) => (
        <circle key={x} cx={x} cy={y} r={n % 3 === 0 ? 2.8 : 1.9} />
      ))}
    </g>
  );
}

/** All of them, as bright as they are once the sun has gone down. */
export function FirstStars() {
  return (
    <g className={styles.stars}>
      {STARS.map(([x, y], n) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={n % 3 === 0 ? 2.8 : 1.9}
          style={{ '--n': n } as React.CSSProperties}
        />
      ))}
    </g>
  );
}

/** The light on top, as bright as it is when the evening has come. In the units of the tower's head. */
export function LitLantern() {
  return (
    <g className={styles.reddens}>
      <path d="M-31 -94 V-140 H31 V-94 Z" fill="var(--lantern)" />
      <path d="M-11 -94 V-140 M11 -94 V-140" stroke="var(--roof-c)" strokeWidth="4" />
    </g>
  );
}

/** What it throws into the evening: a halo, and a beam to both sides. In the units of the tower's head. */
export function LanternsLight() {
  return (
    <g className={styles.reddens}>
      <radialGradient id="signal-tower-halo">
        <stop stopColor="var(--lantern)" stopOpacity="0.42" />
        <stop offset="0.4" stopColor="var(--lantern)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      <linearGradient
        id="signal-tower-evening-beam"
        x1="-900"
        y1="0"
        x2="900"
        y2="0"
        gradientUnits="userSpaceOnUse"
      >
        <stop stopColor="#fff3d6" stopOpacity="0" />
        <stop offset="0.28" stopColor="#fff3d6" stopOpacity="0.3" />
        <stop offset="0.5" stopColor="#fff3d6" stopOpacity="0.72" />
        <stop offset="0.72" stopColor="#fff3d6" stopOpacity="0.3" />
        <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
      </linearGradient>
      <circle cy="-118" r="150" fill="url(#signal-tower-halo)" />
      <g fill="url(#signal-tower-evening-beam)">
        <path opacity="0.3" d="M-33 -122 L-900 -236 V-4 L-33 -112 Z M33 -122 L900 -236 V-4 L33 -112 Z" />
        <path opacity="0.35" d="M-33 -121 L-900 -200 V-40 L-33 -113 Z M33 -121 L900 -200 V-40 L33 -113 Z" />
        <path opacity="0.55" d="M-33 -120 L-900 -160 V-80 L-33 -114 Z M33 -120 L900 -160 V-80 L33 -114 Z" />
      </g>
    </g>
  );
}
