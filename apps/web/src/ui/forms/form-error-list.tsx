import { useEffect, useRef } from 'react';
import { useErrorText } from '../../platform/error-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import { fieldId } from './field-id.ts';
import classes from './form-error-list.module.css';
import type { FormError } from './form-errors.ts';
import { problemSentence } from './problem-sentence.ts';

interface FormErrorListProps {
  errors: readonly FormError[];
  /** The fields' names for people. */
  labels?: Readonly<Record<string, string>>;
  /** The form's name, where its fields were given one (see `fieldId`). */
  within?: string;
  /** How often the form was to be sent: each time the focus goes to what is wrong. */
  round?: number;
}

/** The list on top of a form with a link to each field; the focus goes to the first of them, else to the list. */
export function FormErrorList({ errors, labels = {}, within, round }: FormErrorListProps) {
  const t = useText(messages);
  const textOf = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const key = errors.map((entry) => entry.field + entry.message).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the errors, the round for a new attempt
  useEffect(() => {
    if (!key) return;
    const fields = errors.map(({ field }) => field && document.getElementById(fieldId(field, within)));
    const first = fields.find((field) => field !== null && field !== '');
    if (first && errors.every(({ field }) => field !== '')) first.focus();
    else box.current?.focus();
  }, [key, round]);
  if (errors.length === 0) return null;
  // What failed as a whole, such as a server that does not answer, is no field to fix.
  const count = errors.filter(({ field }) => field !== '').length;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.box}>
      {count > 0 && <h2 className={classes.title}>{t('ui.form_errors', { count })}</h2>}
      <ul className={classes.list}>
        {errors.map((entry) => (
          <li key={entry.field + entry.message}>
            {entry.field ? (
              <a
                href={`#${fieldId(entry.field, within)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(entry.field, within))?.focus();
                }}
              >
                {problemSentence(entry.message, labels[entry.field])}
              </a>
            ) : entry.cause === undefined ? (
              entry.message
            ) : (
              textOf(entry.cause)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
