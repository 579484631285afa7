import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import station from '../harbour/station.module.css';
import { Message, useWords } from '../harbour/words.tsx';
import { GOODS, type ShelfInput, type ShelfStimulus } from './core.ts';
import styles from './view.module.css';

/** A round without time: one article after the other, then the questions. Mount it anew for each round. */
export function ShelfRound({
  stimulus,
  say,
  onDone,
}: {
  readonly stimulus: ShelfStimulus;
  /** Says something to someone who listens; absent when nobody does. */
  readonly say?: ((words: string) => void) | undefined;
  onDone(input: ShelfInput, eventTime: number): void;
}) {
  const intl = useWords();
  const [at, setAt] = useState(0);
  const article = stimulus.articles[at];
  const words =
    article === undefined
      ? ''
      : intl.formatMessage(
          { id: 'parcel-belt.article' },
          {
            kind: intl.formatMessage({ id: `parcel-belt.kind_${article.kind}` }),
            item: intl.formatMessage({ id: `parcel-belt.item_${article.item}` }),
          },
        );
  const tell = useEffectEvent(() => say?.(words));
  useEffect(() => {
    if (at >= 0) tell();
  }, [at]);
  if (article === undefined) return <Questions stimulus={stimulus} onDone={onDone} />;
  return (
    <>
      <p className={styles.prompt}>
        <Message id="parcel-belt.keep" values={{ kinds: listOfKinds(intl, stimulus) }} />
      </p>
      <div className={styles.hall}>
        <p className={styles.article}>
          <span className={styles.kind}>
            {intl.formatMessage({ id: `parcel-belt.kind_${article.kind}` })}
          </span>
          <strong>{intl.formatMessage({ id: `parcel-belt.item_${article.item}` })}</strong>
        </p>
      </div>
      <div className={styles.deck}>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the one thing to do, in a step the person asked to go through
          autoFocus
          className={styles.same}
          onClick={() => setAt(at + 1)}
        >
          <Message
            id={at + 1 < stimulus.articles.length ? 'parcel-belt.next_parcel' : 'parcel-belt.to_questions'}
          />
        </button>
      </div>
    </>
  );
}

/** The kinds asked for, as a list in words. */
export function listOfKinds(intl: ReturnType<typeof useWords>, stimulus: ShelfStimulus): string {
  return intl.formatList(
    stimulus.kinds.map((kind) => intl.formatMessage({ id: `parcel-belt.kind_${kind}` })),
  );
}

function Questions({
  stimulus,
  onDone,
}: {
  readonly stimulus: ShelfStimulus;
  onDone(input: ShelfInput, eventTime: number): void;
}) {
  const intl = useWords();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const complete = stimulus.kinds.every((kind) => answers[kind] !== undefined);
  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!complete) return;
    const recalled = stimulus.kinds.map((kind) => answers[kind] ?? '');
    const { i, form } = stimulus;
    onDone({ task: 'shelf', i, form, recalled, method: 'key' }, event.timeStamp);
  };
  return (
    <form className={`${station.card} ${styles.questions}`} onSubmit={finish}>
      <h2 className={station.heading}>
        <Message id="parcel-belt.questions" />
      </h2>
      {stimulus.kinds.map((kind, at) => (
        <fieldset key={kind} className={styles.question}>
          <legend>
            <Message
              id="parcel-belt.question"
              values={{ kind: intl.formatMessage({ id: `parcel-belt.kind_${kind}` }) }}
            />
          </legend>
          {GOODS[kind].map((item, nth) => (
            <label key={item}>
              <input
                type="radio"
                name={kind}
                checked={answers[kind] === item}
                // biome-ignore lint/a11y/noAutofocus: the questions follow the last article at once
                autoFocus={at === 0 && nth === 0}
                onChange={() => setAnswers({ ...answers, [kind]: item })}
              />
              <span>{intl.formatMessage({ id: `parcel-belt.item_${item}` })}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {!complete && (
        <p className={station.note}>
          <Message id="parcel-belt.answer_all" />
        </p>
      )}
      <button type="submit" className={station.primary} disabled={!complete}>
        <Message id="parcel-belt.done" />
      </button>
    </form>
  );
}
