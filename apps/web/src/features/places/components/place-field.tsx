import { Autocomplete } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type Place, placeLine, useTowns } from '../places.api.ts';
import { messages } from '../places.messages.ts';

export interface PlaceFieldProps {
  id: string;
  label: string;
  value: string;
  /** Own words, while they are typed, and a town's line where `onPick` does not take it. */
  onChange: (text: string) => void;
  /** Takes a town that was chosen instead of its line. */
  onPick?: (place: Place) => void;
  /** Words that are offered before towns, where they hold what is typed. */
  own?: readonly string[];
  description?: ReactNode;
  error?: string | undefined;
  name?: string;
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  required?: boolean;
  onBlur?: (event: FocusEvent) => void;
  /** Is told of keys, but for Enter on a suggestion. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const MOST_OWN = 4;

/** A text that says where something is: towns are offered while it is typed, and own words stay as they are. */
export default function PlaceField({
  value,
  onChange,
  onPick,
  own = [],
  description,
  onKeyDown,
  ...field
}: PlaceFieldProps) {
  const t = useText(messages);
  const picked = useRef<string | null>(null);
  const isTyped = useRef(false);
  const { towns, isSettled } = useTowns(value);
  const typed = value.trim().toLowerCase();
  const known = own.filter((word) => word.toLowerCase().includes(typed)).slice(0, MOST_OWN);
  const byLine = new Map(towns.map((town) => [placeLine(town), town]));
  useEffect(() => {
    if (isTyped.current && isSettled) announce(t('places.found', { count: towns.length }));
  }, [isSettled, towns, t]);
  const take = (line: string) => {
    picked.current = line;
    isTyped.current = false;
    const town = known.includes(line) ? undefined : byLine.get(line);
    if (town && onPick) onPick(town);
    else onChange(line);
  };
  const source = towns.length > 0 ? t('places.source') : null;
  return (
    <Autocomplete
      {...field}
      withAsterisk={false}
      description={
        description || source ? (
          <>
            {description} {source}
          </>
        ) : undefined
      }
      data={[...new Set([...known, ...byLine.keys()])]}
      // The server has chosen them, by other names as well.
      filter={({ options }) => options}
      renderOption={({ option }) => <bdi>{option.value}</bdi>}
      maxDropdownHeight={340}
      openOnFocus={false}
      comboboxProps={{ withinPortal: false }}
      value={value}
      onChange={(text) => {
        // After a choice its line is told as well, which `take` has seen to.
        if (picked.current !== null && picked.current === text) {
          picked.current = null;
          return;
        }
        picked.current = null;
        isTyped.current = true;
        onChange(text);
      }}
      onOptionSubmit={take}
      onKeyDown={(event) => {
        const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
        // Closes the list alone, not what the field is in.
        if (event.key === 'Escape' && list) event.preventDefault();
        if (event.key === 'Enter' && list?.querySelector('[data-combobox-selected]')) return;
        onKeyDown?.(event);
      }}
    />
  );
}
