import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
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
  onAdd: (typed: string) => void;
  onRemove: (key: string) => void;
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
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <TextInput
          className={classes.input}
          id={fieldId(name)}
          label={label}
          description={hint ?? t('positions.field.tags_hint')}
          error={error}
          maxLength={name === 'locations' ? 120 : 60}
          list={suggestions.length > 0 ? list : undefined}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
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
