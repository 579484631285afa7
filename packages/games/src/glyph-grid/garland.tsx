import { memo } from 'react';
import styles from './view.module.css';

/** Bulbs and pennants on each string, in turn. */
const HUNG = 9;
const SAG = 40;
const CLOTHS = ['var(--roof-a)', 'var(--cloth-a)', 'var(--crane)'] as const;

/** What hangs on a string of 220, from one end to the other. */
const PLACES = Array.from({ length: HUNG }, (_, at) => {
  const t = (at + 1) / (HUNG + 1);
  return { x: 220 * t, y: 2 + 4 * SAG * t * (1 - t), tilt: 20 * (1 - 2 * t) };
});

/** Strings under the eaves, once all is done: pennants for the day, and between them lights for the evening. */
export const Swags = memo(function Swags() {
  return (
    <div className={styles.swags} dir="ltr" aria-hidden="true">
      {[0, 1, 2, 3].map((swag) => (
        <svg key={swag} viewBox="0 0 220 72" aria-hidden="true" focusable="false">
          <path
            d={`M0 2 Q110 ${2 + 2 * SAG} 220 2`}
            stroke="var(--rope)"
            strokeWidth="2.4"
            fill="none"
            strokeLinecap="round"
          />
          {PLACES.map(({ x, y, tilt }, at) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
              {at % 2 === 0 ? <Pennant cloth={CLOTHS[(at / 2 + swag * 2) % CLOTHS.length]} /> : <Bulb />}
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
});

function Pennant({ cloth }: { readonly cloth: string | undefined }) {
  return (
    <>
      <path d="M-9.500 0 H9.500 L0 21 Z" fill={cloth} />
      <path d="M-9.500 0 H9.500 L7.700 4 H-7.700 Z" fill="var(--sail)" />
    </>
  );
}

function Bulb() {
  return (
    <>
      <circle cy="10" r="17" fill="var(--glow)" opacity="0.16" />
      <circle cy="10" r="11" fill="var(--glow)" opacity="0.28" />
      <circle cy="10" r="5.400" fill="var(--lantern)" stroke="var(--rope)" strokeWidth="1.600" />
      <path d="M0 0 v6" stroke="var(--door)" strokeWidth="6" />
    </>
  );
}
