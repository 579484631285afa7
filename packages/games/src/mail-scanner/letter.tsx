import styles from './view.module.css';

/** What lies in the light. */
export interface LetterShown {
  readonly marked: boolean;
  readonly stamped: boolean;
}

/**
 * A letter, 264 by 170, drawn around 0, 0. The cross is a large seal, told from address lines by its shape alone; the
 * postmark of a stamped letter lies beside it.
 */
export function Letter({ marked, stamped }: LetterShown) {
  return (
    <g>
      <rect x="-128" y="-80" width="264" height="170" rx="8" className={styles.shadow} />
      <rect x="-132" y="-85" width="264" height="170" rx="8" className={styles.paper} />
      <path d="M-128 -81 L0 2 L128 -81" className={styles.fold} />
      <PostageStamp />
      {marked ? <Seal /> : <Address />}
      {stamped && <Postmark />}
    </g>
  );
}

function PostageStamp() {
  return (
    <g transform="translate(76 -73)">
      <rect width="44" height="52" className={styles.postage} />
      <path d="M6 38 Q14 28 22 38 T38 38 M22 30 V12 L34 26 H22" className={styles.motif} />
    </g>
  );
}

function Address() {
  return <path d="M-62 26 H62 M-62 46 H40 M-62 66 H16" className={styles.address} />;
}

function Seal() {
  return (
    <g transform="translate(0 20)">
      <circle r="52" className={styles.seal} />
      <path d="M-27 -27 L27 27 M27 -27 L-27 27" className={styles.cross} />
    </g>
  );
}

function Postmark() {
  return (
    <g transform="translate(-84 -38) rotate(-12)" className={styles.postmark}>
      <circle r="31" />
      <circle r="21" />
      <path d="M-10 -5 H10 M-10 6 H10 M36 -14 Q46 -20 56 -14 T76 -14 M36 0 Q46 -6 56 0 T76 0 M36 14 Q46 8 56 14 T76 14" />
    </g>
  );
}
