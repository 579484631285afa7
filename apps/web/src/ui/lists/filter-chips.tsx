import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './filter-chips.module.css';

export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly onRemove: () => void;
  /** What removing it does, where it is no filter. */
  readonly removeLabel?: string;
}

/** The filters in use, each to be taken off, and "Clear filters". Nothing where none is in use. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const t = useText(messages);
  if (chips.length === 0) return null;
  return (
    <div className={classes.row}>
      <ul className={classes.list} aria-label={t('ui.filters.label')}>
        {chips.map((chip) => (
          <li key={chip.key} className={classes.chip}>
            {chip.label}
            <button
              type="button"
              className={classes.remove}
              aria-label={chip.removeLabel ?? t('ui.filters.remove', { name: chip.label })}
              onClick={chip.onRemove}
            >
              <IconX size={16} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="sm" onClick={onClear}>
        {t('ui.filters.clear')}
      </Button>
    </div>
  );
}
