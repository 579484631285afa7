import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './tag-field.module.css';

export interface TagFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  tags: readonly { readonly key: string; readonly label: string }[];
  /** Offered while typing. */
  suggestions?: readonly string[];
  /** Tells what is being typed, for suggestions that depend on it. */
  onType?: (typed: string) => void;
  /** Draws the field that is typed into, where it is more than a text. */
  input?: (field: TagInput) => ReactNode;
  onAdd: (typed: string) => void;
  onRemove: (key: string) => void;
}

/** What a field that is typed into needs. */
export interface TagInput {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly error: string | undefined;
  readonly maxLength: number;
  readonly value: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Short words one after the other: type, Enter, and each can be taken off again. */
export function TagField({
  name,
  label,
  hint,
  error,
  tags,
  suggestions = [],
  onType,
  input,
  onAdd,
  onRemove,
}: TagFieldProps) {
  const t = useText(messages);
  const list = useId();
  const [typed, setTyped] = useState('');
  const type = (next: string) => {
    setTyped(next);
    onType?.(next);
  };
  const add = () => {
    const word = typed.trim();
    if (!word) return;
    onAdd(word);
    type('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What stands behind a comma narrows a search, so there it ends no word.
    const ends = event.key === 'Enter' || (event.key === ',' && !input);
    if (!ends) return;
    event.preventDefault();
    add();
  };
  const field = {
    id: fieldId(name),
    label,
    description: hint ?? t('positions.field.tags_hint'),
    error,
    maxLength: name === 'locations' ? 120 : 60,
    value: typed,
    onKeyDown,
  };
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        {input ? (
          <div className={classes.input}>{input({ ...field, onType: type })}</div>
        ) : (
          <TextInput
            className={classes.input}
            {...field}
            list={suggestions.length > 0 ? list : undefined}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
        <Button variant="default" onClick={add}>
          {t('positions.field.add')}
        </Button>
      </div>
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag.key}>
              <span>{tag.label}</span>
              <button
                type="button"
                aria-label={t('positions.field.remove', { name: tag.label })}
                onClick={() => onRemove(tag.key)}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
