import { useEffect, useRef } from 'react';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import stationStyles from '../harbour/station.module.css';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Interruption } from './core.ts';
import styles from './view.module.css';
import { sayDepth, sayMessage, sayName } from './words.ts';

/** What has come in between: a message to be put on the desk, or a question to be answered. */
export function InterruptionCard({
  interruption,
  take,
  answer,
}: {
  readonly interruption: Interruption;
  take(method: InputMethod, eventTime: number): void;
  answer(option: number, method: InputMethod, eventTime: number): void;
}) {
  const intl = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<InputMethod>('mouse');
  useEffect(() => heading.current?.focus(), []);
  const onPointerDown = (event: { readonly pointerType: string }) => {
    pressed.current = methodOfPointer(event.pointerType);
  };
  const methodOf = (event: { readonly detail: number }) =>
    isPointerlessClick(event) ? 'key' : pressed.current;
  const title = interruption.kind === 'message' ? 'shift-desk.comes_in' : 'shift-desk.asks';
  return (
    <section className={styles.between} aria-label={intl.formatMessage({ id: title })}>
      {interruption.kind === 'message' ? <Envelope /> : <Telephone />}
      <h2 className={styles.heading} tabIndex={-1} ref={heading}>
        <Message id={title} />
      </h2>
      {interruption.kind === 'message' ? (
        <>
          <Letter interruption={interruption} />
          <button
            type="button"
            className={stationStyles.primary}
            onPointerDown={onPointerDown}
            onClick={(event) => take(methodOf(event), event.timeStamp)}
          >
            <Message id="shift-desk.take" />
          </button>
        </>
      ) : (
        <>
          <p>
            <Message
              id="shift-desk.question"
              values={{ name: sayName(intl, interruption.name), depth: sayDepth(intl, interruption.needs) }}
            />
          </p>
          <Piers interruption={interruption} />
          <div className={styles.answers}>
            {interruption.piers.map(({ pier }, option) => (
              <button
                key={pier}
                type="button"
                className={stationStyles.secondary}
                onPointerDown={onPointerDown}
                onClick={(event) => answer(option, methodOf(event), event.timeStamp)}
              >
                <Message id="shift-desk.pier" values={{ n: pier }} />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The telephone on the desk. Decoration. */
function Telephone() {
  return (
    <svg className={styles.caller} viewBox="0 0 96 72" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M18 70 Q14 34 48 34 Q82 34 78 70 Z" fill="var(--hull)" />
      <path d="M18 70 Q15 46 34 38 L40 70 Z" fill="#ffffff1a" />
      <path
        d="M6 26 Q6 8 48 8 Q90 8 90 26 Q90 34 80 34 Q70 34 69 26 Q60 20 48 20 Q36 20 27 26 Q26 34 16 34 Q6 34 6 26 Z"
        fill="var(--sd-now)"
      />
      <path d="M14 20 Q26 12 48 12" fill="none" stroke="#ffffff66" strokeWidth="3" strokeLinecap="round" />
      <circle cx="48" cy="51" r="13" fill="var(--hull-line)" />
      <circle cx="48" cy="51" r="9" fill="none" stroke="var(--hull)" strokeWidth="3" strokeDasharray="3 4" />
      <circle cx="48" cy="51" r="3" fill="var(--sd-now)" />
    </svg>
  );
}

/** An envelope with a seal. Decoration. */
function Envelope() {
  return (
    <svg className={styles.caller} viewBox="0 0 96 72" aria-hidden="true" focusable="false" direction="ltr">
      <g transform="rotate(4 48 36)" strokeLinejoin="round">
        <rect
          x="8"
          y="10"
          width="80"
          height="54"
          rx="4"
          fill="var(--sd-sheet)"
          stroke="var(--sd-sheet-edge)"
          strokeWidth="2.5"
        />
        <path
          d="M9 62 L38 36 M87 62 L58 36"
          stroke="var(--sd-sheet-edge)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path
          d="M9 13 L48 44 L87 13"
          fill="var(--sd-sheet)"
          stroke="var(--sd-sheet-edge)"
          strokeWidth="2.5"
        />
        <circle cx="48" cy="42" r="9" fill="var(--sd-now)" />
        <path d="M48 37 v10 M44 40 q0 7 4 7 t4 -7" fill="none" stroke="#fffaf0" strokeWidth="1.8" />
      </g>
    </svg>
  );
}

function Letter({ interruption }: { readonly interruption: Extract<Interruption, { kind: 'message' }> }) {
  const { subject, sender, text } = sayMessage(useWords(), interruption.message);
  return (
    <div className={styles.letter}>
      <h3 className={styles.subject}>{subject}</h3>
      <p className={styles.sender}>
        <Message id="shift-desk.from" values={{ sender }} />
      </p>
      <p>{text}</p>
    </div>
  );
}

function Piers({ interruption }: { readonly interruption: Extract<Interruption, { kind: 'question' }> }) {
  const intl = useWords();
  return (
    <table className={styles.piers}>
      <caption className={stationStyles.hidden}>
        <Message id="shift-desk.piers" />
      </caption>
      <thead>
        <tr>
          {['pier_heading', 'depth', 'state'].map((column) => (
            <th key={column} scope="col">
              {intl.formatMessage({ id: `shift-desk.${column}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {interruption.piers.map(({ pier, depth, free }) => (
          <tr key={pier}>
            <th scope="row">
              <Message id="shift-desk.pier" values={{ n: pier }} />
            </th>
            <td>
              <Message id="shift-desk.metres" values={{ depth: sayDepth(intl, depth) }} />
            </td>
            <td>{intl.formatMessage({ id: free ? 'shift-desk.free' : 'shift-desk.taken' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
