import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { StateBlock } from './state-block.tsx';

interface EmptyStateProps {
  /** One sentence on what will be here. */
  title: string;
  text?: ReactNode;
  /** The one button that makes the first one. */
  action?: ReactNode;
  secondary?: ReactNode;
}

/** Nothing here yet. */
export function EmptyState({ title, text, action, secondary }: EmptyStateProps) {
  const buttons = action || secondary ? [action, secondary] : undefined;
  return (
    <StateBlock
      title={title}
      text={text}
      action={
        buttons && (
          <>
            {buttons[0]}
            {buttons[1]}
          </>
        )
      }
      step={2}
    />
  );
}

/** Nothing matches the filters. */
export function FilteredEmptyState({ onClear }: { onClear: () => void }) {
  const t = useText(messages);
  return (
    <StateBlock
      title={t('ui.filtered.title')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('ui.filters.clear')}
        </Button>
      }
    />
  );
}
