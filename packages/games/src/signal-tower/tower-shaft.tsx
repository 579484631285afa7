import styles from './tower-scene.module.css';

/** The tower below its gallery, its foot at 0, -208; upwards it goes on for as long as the stage is high. Lit: by the lamps that hang from it. */
export function TowerShaft({ lit }: { readonly lit: boolean }) {
  return (
    <g>
      <path d="M-66 -206 L-44 -1206 H44 L66 -206 Z" fill="var(--wall-a)" />
      <path d={band(-340, -286)} fill="var(--stripe)" />
      <path d={band(-486, -432)} fill="var(--stripe)" />
      <path d={band(-632, -578)} fill="var(--stripe)" />
      <path d="M26 -206 L18 -1206 H44 L66 -206 Z" fill="var(--wall-shade)" />
      {lit && (
        <g className={styles.reddens}>
          <linearGradient
            id="signal-tower-lit-wall"
            x1="0"
            y1="-520"
            x2="0"
            y2="-206"
            gradientUnits="userSpaceOnUse"
          >
            <stop stopColor="var(--lantern)" stopOpacity="0" />
            <stop offset="0.42" stopColor="var(--lantern)" stopOpacity="0.6" />
            <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
          </linearGradient>
          <path d="M-66 -206 L-59.100 -520 H59.100 L66 -206 Z" fill="url(#signal-tower-lit-wall)" />
        </g>
      )}
      <path d="M-22 -206 V-254 a22 22 0 0 1 44 0 V-206 Z" fill="var(--door)" />
      <path d="M12 -238 h.1" stroke="var(--lantern)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** The tower's door once the keeper has come out of it. */
export function OpenDoor() {
  return <path className={styles.open} d="M-17 -217 V-253 a17 17 0 0 1 34 0 V-217 Z" fill="var(--lantern)" />;
}

/** A painted band around the tower between two heights. */
function band(from: number, to: number): string {
  const half = (y: number) => 44 + (22 * (y + 1206)) / 1000;
  return `M${-half(from)} ${from} H${half(from)} L${half(to)} ${to} H${-half(to)} Z`;
}
