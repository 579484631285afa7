import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useShortcut } from '../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { messages } from '../ui.messages.ts';
import classes from './search-field.module.css';

const PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  /** Called when typing pauses. */
  onChange: (value: string) => void;
}

/** Finds on the page; `/` jumps here, Escape empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useText(messages);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // What was handed on comes back a moment later; meanwhile more may have been typed.
  const [sent, setSent] = useState(value);
  if (given !== value) {
    setGiven(value);
    if (value.trim() !== sent.trim()) setTyped(value);
  }
  useShortcut('/', label, () => input.current?.focus());
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => {
      setSent(typed);
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  const clear = () => {
    setTyped('');
    setSent('');
    onChange('');
    input.current?.focus();
  };
  return (
    <search className={classes.field}>
      <IconSearch size={18} stroke={1.75} aria-hidden className={classes.icon} />
      <input
        ref={input}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        className={classes.input}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) clear();
        }}
      />
      {typed && <IconButton label={t('ui.search.clear')} icon={IconX} onClick={clear} />}
    </search>
  );
}
