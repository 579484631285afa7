import { Button } from '@mantine/core';
import type { FrameFailure } from '@tryout/game-sdk/frame-state';
import { useText } from '../../platform/i18n/use-text.ts';
import { StateBlock } from '../states/state-block.tsx';
import { messages } from './build-frame.messages.ts';
import classes from './build-frame.module.css';

const WHY = {
  unavailable: 'ui.frame.failed.address',
  no_hello: 'ui.frame.failed.late',
  not_ready: 'ui.frame.failed.late',
  old_sdk: 'ui.frame.failed.old',
  flood: 'ui.frame.failed.flood',
  session_full: 'ui.frame.failed.full',
  too_many_loads: 'ui.frame.failed.loads',
} as const satisfies Record<FrameFailure, string>;

interface FrameFailedProps {
  /** Null: there was no address to load it from. */
  readonly failure: FrameFailure | null;
  readonly onAgain: () => void;
  readonly leave?: { readonly label: string; readonly run: () => void };
}

/** A game that could not be loaded or had to be stopped: why, once more, or away. */
export function FrameFailed({ failure, onAgain, leave }: FrameFailedProps) {
  const t = useText(messages);
  return (
    <div className={classes.cover}>
      <StateBlock
        alert
        title={t('ui.frame.failed.title')}
        text={t(failure === null ? 'ui.frame.failed.address' : WHY[failure])}
        action={
          <>
            {failure !== 'session_full' && <Button onClick={onAgain}>{t('ui.frame.again')}</Button>}
            {leave && (
              <Button variant="default" onClick={leave.run}>
                {leave.label}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
