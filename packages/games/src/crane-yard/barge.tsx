import { LightString } from '../harbour/scene/light-string.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './barge.module.css';
import { Crate } from './crate.tsx';
import type { Stowed } from './stowage.ts';
import { SCENE } from './yard-places.ts';

/** The rope from mast to mast: with lights for the evening, and between them flags for the day. */
const STRING = { from: [58, 140], to: [528, 188], slack: 0.11, bulbs: 13 } as const;
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
 * laden, and puts out into the bay.
 */
export function Barge({
  crates,
}: {
  /** In the order in which they come aboard. */
  readonly crates: readonly Stowed[];
}) {
  return (
    <div className={styles.barge}>
      <div className={styles.laden}>
        <svg viewBox={YARD} aria-hidden="true" focusable="false">
          <Works />
        </svg>
        {crates.map(({ crate, toX, toY }, at) => (
          <svg
            key={crate}
            className={styles.stowed}
            style={{ '--at': at } as React.CSSProperties}
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
        <LightString
          from={STRING.from}
          to={STRING.to}
          bulbs={STRING.bulbs}
          slack={STRING.slack}
          viewBox={[0, 0, SCENE.width, SCENE.height]}
          afterMs={5400}
        />
      </div>
      <svg className={styles.wake} viewBox={YARD} aria-hidden="true" focusable="false">
        <path
          d="M4 438 q10 -8 20 0 q10 7 20 0 M580 438 q8 -7 16 0 q9 6 17 0 q9 -6 17 0 M604 450 h58 M636 438 h46 M-14 450 h30"
          stroke="var(--foam)"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
    </div>
  );
}

/** What stands on its deck: the mast at the bow, the wheelhouse with its funnel, and who steers it. */
function Works() {
  return (
    <g strokeLinejoin="round">
      <path d="M58 392 V140" stroke="var(--steel)" strokeWidth="7" strokeLinecap="round" />
      <path d="M58 176 L84 392 M58 176 L30 376" stroke="var(--steel)" strokeWidth="2" opacity="0.7" />
      <path d="M528 300 V188" stroke="var(--steel)" strokeWidth="5" strokeLinecap="round" />
      <path d="M530 192 L558 200 L530 209 Z" fill="var(--stripe)" />
      {BUNTING.map(([x, y], at) => (
        <path key={x} d={`M${x - 8} ${y} H${x + 8} L${x} ${y + 17} Z`} fill={FLAGS[at % FLAGS.length]} />
      ))}
      <path d="M548 330 V276 H572 V394 H548 Z" fill="var(--stripe)" />
      <path d="M548 292 H572" stroke="var(--hull-line)" strokeWidth="7" />
      <path d="M452 312 H552 V394 H452 Z" fill="var(--wall-a)" />
      <path d="M534 312 H552 V394 H534 Z" fill="var(--wall-shade)" />
      <path d="M443 300 H561 V314 H443 Z" fill="var(--roof-a)" />
      <path d="M461 322 H498 V352 H461 Z" fill="var(--window)" />
      <path d="M479.5 322 V352" stroke="var(--wall-a)" strokeWidth="4" />
      <path d="M504 394 V330 H529 V394 Z" fill="var(--door)" />
      <circle
        cx="474"
        cy="376"
        r="9"
        fill="var(--sail)"
        stroke="var(--stripe)"
        strokeWidth="5"
        strokeDasharray="7 7"
      />
      <g transform="translate(87 394) scale(-1 1)">
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
        d="M40 446 H574 M70 456 H500 M130 465 H430"
        stroke="var(--hull)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.28"
      />
      <path
        d="M8 366 Q20 384 46 393 H582 Q592 392 597 384 L586 440 H64 Q28 424 8 366 Z"
        fill="var(--stripe)"
      />
      <path d="M43 427 Q52 435 64 440 H586 L588 427 Z" fill="var(--hull)" />
      <path
        d="M11 373 Q24 391 48 399 H582 Q590 398 595 393"
        stroke="var(--hull-line)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M96 414 h.1 M152 414 h.1 M208 414 h.1 M264 414 h.1 M320 414 h.1 M376 414 h.1 M432 414 h.1 M488 414 h.1 M544 414 h.1"
        stroke="var(--door)"
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d="M40 440 q11 -8 22 0 q11 7 22 0 H580"
        stroke="var(--foam)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
