import styles from './tower-scene.module.css';

/** The tower below its gallery, its foot at 0, -208; upwards it goes on for as long as the stage is high. Its door is open for the keeper to come out. */
export function TowerShaft({ open }: { readonly open: boolean }) {
  return (
    <g>
      <path d="M-66 -206 L-44 -1206 H44 L66 -206 Z" fill="var(--wall-a)" />
      <path d={band(-322, -268)} fill="var(--stripe)" />
      <path d={band(-440, -384)} fill="var(--stripe)" />
      <path d={band(-558, -502)} fill="var(--stripe)" />
      <path d="M26 -206 L18 -1206 H44 L66 -206 Z" fill="var(--wall-shade)" />
      <path d="M-17 -206 V-240 a17 17 0 0 1 34 0 V-206 Z" fill="var(--door)" />
      {open && (
        <path className={styles.open} d="M-12 -206 V-238 a12 12 0 0 1 24 0 V-206 Z" fill="var(--lantern)" />
      )}
      <path d="M7 -226 h.1" stroke="var(--lantern)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** A painted band around the tower between two heights. */
function band(from: number, to: number): string {
  const half = (y: number) => 44 + (22 * (y + 1206)) / 1000;
  return `M${-half(from)} ${from} H${half(from)} L${half(to)} ${to} H${-half(to)} Z`;
}
