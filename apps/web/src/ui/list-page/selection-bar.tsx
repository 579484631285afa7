import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { listMessages } from './list-view.messages.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many are chosen. */
  count: number;
  /** All that the filters find are meant, not those on the page alone. */
  everyone?: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the chosen rows, above the foot of the page; the focus stays where it was. */
export function SelectionBar({ count, everyone = false, onClear, children }: SelectionBarProps) {
  const t = useText(listMessages);
  const format = useFormat();
  return (
    <section className={classes.bar} aria-label={t('ui.selection.label')}>
      <output className={classes.count}>
        {everyone
          ? t('ui.selection.everyone', { count: format.number(count) })
          : t('ui.table.selected', { count })}
      </output>
      {children}
      <Button variant="subtle" leftSection={<IconX size={18} stroke={1.75} aria-hidden />} onClick={onClear}>
        {t('ui.selection.clear')}
      </Button>
    </section>
  );
}
