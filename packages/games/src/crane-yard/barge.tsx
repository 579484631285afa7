import { LightString } from '../harbour/scene/light-string.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './barge.module.css';
import { Crate } from './crate.tsx';
import type { Stowed } from './stowage.ts';
import { SCENE } from './yard-places.ts';

/** The rope from mast to mast: with lights for the evening, and between them flags for the day. */
const STRING = { from: [44, 122], to: [482, 236], slack: 0.03, bulbs: 13 } as const;
const FLAGS = ['var(--goods-c)', 'var(--goods-a)', 'var(--goods-b)'] as const;
const BUNTING = Array.from({ length: STRING.bulbs - 1 }, (_, at) => {
  const [[x1, y1], [x2, y2]] = [STRING.from, STRING.to];
  const t = (at + 1.5) / (STRING.bulbs + 1);
  const sag = 4 * t * (1 - t) * (x2 - x1) * STRING.slack * 0.5;
  return [x1 + t * (x2 - x1), y1 + t * (y2 - y1) + sag] as const;
});

const YARD = `0 0 ${SCENE.width} ${SCENE.height}`;

/**
 * The barge that takes the last crates aboard, as large as they are in the yard: it comes alongside when all is done, is
 * laden, dressed with its flags and lights, and puts out into the bay.
 */
export function Barge({
  crates,
  seen,
}: {
  /** In the order in which they come aboard. */
  readonly crates: readonly Stowed[];
  /** Somebody sees them come; otherwise they are aboard already. */
  readonly seen: boolean;
}) {
  const bows = Object.fromEntries(crates.map(({ bow }, at) => [`--bow${at}`, bow]));
  return (
    <div className={styles.barge} style={bows as React.CSSProperties}>
      <div className={styles.laden}>
        <div className={styles.dressed}>
          <svg viewBox={YARD} aria-hidden="true" focusable="false">
            <Masts />
          </svg>
          <LightString
            from={STRING.from}
            to={STRING.to}
            bulbs={STRING.bulbs}
            slack={STRING.slack}
            viewBox={[0, 0, SCENE.width, SCENE.height]}
            afterMs={5300}
          />
        </div>
        <svg viewBox={YARD} aria-hidden="true" focusable="false">
          <Works />
        </svg>
        {crates.map(({ crate, toX, toY }, at) => (
          <svg
            key={crate}
            className={styles.stowed}
            style={{ '--at': seen ? at : -9 } as React.CSSProperties}
            viewBox={YARD}
            aria-hidden="true"
            focusable="false"
          >
            <g transform={`translate(${toX - SCENE.crateWidth / 2} ${toY})`}>
              <Crate crate={crate} />
            </g>
          </svg>
        ))}
        <svg viewBox={YARD} aria-hidden="true" focusable="false">
          <Hull />
        </svg>
      </div>
      <svg className={styles.wake} viewBox={YARD} aria-hidden="true" focusable="false">
        <path
          d="M4 438 q10 -8 20 0 q10 7 20 0 M536 438 q8 -7 16 0 q9 6 17 0 q9 -6 17 0 M560 450 h58 M-14 450 h30"
          stroke="var(--foam)"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
    </div>
  );
}

/** What is put up for the way out, once the load is aboard. */
function Masts() {
  return (
    <g>
      <path d="M44 391 V122 M482 391 V236" stroke="var(--steel)" strokeWidth="6" strokeLinecap="round" />
      <path d="M484 240 L510 248 L484 256 Z" fill="var(--stripe)" />
      {BUNTING.map(([x, y], at) => (
        <path key={x} d={`M${x - 8} ${y} H${x + 8} L${x} ${y + 17} Z`} fill={FLAGS[at % FLAGS.length]} />
      ))}
    </g>
  );
}

/** What stands on its deck: the wheelhouse with its funnel, and who steers it. */
function Works() {
  return (
    <g strokeLinejoin="round">
      <path d="M466 330 V284 H490 V394 H466 Z" fill="var(--stripe)" />
      <path d="M466 298 H490" stroke="var(--hull-line)" strokeWidth="7" />
      <path d="M400 318 H474 V394 H400 Z" fill="var(--wall-a)" />
      <path d="M458 318 H474 V394 H458 Z" fill="var(--wall-shade)" />
      <path d="M392 306 H482 V320 H392 Z" fill="var(--roof-a)" />
      <path d="M407 330 H428 V354 H407 Z" fill="var(--window)" />
      <path d="M434 394 V330 H456 V394 Z" fill="var(--door)" />
      <circle
        cx="417"
        cy="374"
        r="8"
        fill="var(--sail)"
        stroke="var(--stripe)"
        strokeWidth="5"
        strokeDasharray="6.3 6.3"
      />
      <g transform="translate(507 394) scale(0.94)">
        <Worker x={0} y={0} cloth="a" skin="b" waves />
      </g>
    </g>
  );
}

/** What of it the water and its load are behind. */
function Hull() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M40 446 H510 M70 456 H450 M130 465 H390"
        stroke="var(--hull)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.28"
      />
      <path
        d="M8 366 Q20 384 46 393 H522 Q532 392 537 384 L526 440 H64 Q28 424 8 366 Z"
        fill="var(--stripe)"
      />
      <path d="M43 427 Q52 435 64 440 H526 L528 427 Z" fill="var(--hull)" />
      <path
        d="M11 373 Q24 391 48 399 H522 Q530 398 535 393"
        stroke="var(--hull-line)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M96 414 h.1 M152 414 h.1 M208 414 h.1 M264 414 h.1 M320 414 h.1 M376 414 h.1 M432 414 h.1 M488 414 h.1"
        stroke="var(--door)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M40 440 q11 -8 22 0 q11 7 22 0 H520"
        stroke="var(--foam)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
