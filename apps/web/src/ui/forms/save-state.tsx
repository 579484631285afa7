import { Button } from '@mantine/core';
import { IconCheck, IconCloudOff, IconExclamationCircle } from '@tabler/icons-react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './save-state.messages.ts';
import classes from './save-state.module.css';

interface SaveStateProps {
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'queued';
  at?: Date;
  onRetry?: () => void;
}

/** "Saved 10:41", beside what is saved as one goes. */
export function SaveState({ state, at, onRetry }: SaveStateProps) {
  const t = useText(messages);
  const format = useFormat();
  const time = at ? format.date(at, { timeStyle: 'short' }) : '';
  return (
    <span className={classes.state} data-state={state} aria-live="polite">
      {state === 'saving' && t('ui.save.saving')}
      {state === 'saved' && (
        <>
          <IconCheck size={18} stroke={1.75} aria-hidden />
          {t('ui.save.saved', { time })}
        </>
      )}
      {state === 'queued' && (
        <>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {t('ui.save.queued')}
        </>
      )}
      {state === 'failed' && (
        <>
          <IconExclamationCircle size={18} stroke={1.75} aria-hidden />
          {t('ui.save.failed')}
          {onRetry && (
            <Button variant="subtle" size="sm" onClick={onRetry}>
              {t('ui.retry')}
            </Button>
          )}
        </>
      )}
    </span>
  );
}
