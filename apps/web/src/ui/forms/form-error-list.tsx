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
}

/** The list on top of a form with a link to each field; takes the focus when it appears. */
export function FormErrorList({ errors, labels = {}, within }: FormErrorListProps) {
  const t = useText(messages);
  const textOf = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const key = errors.map((entry) => entry.field + entry.message).join('|');
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.box}>
      <h2 className={classes.title}>{t('ui.form_errors', { count: errors.length })}</h2>
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
