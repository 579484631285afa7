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
