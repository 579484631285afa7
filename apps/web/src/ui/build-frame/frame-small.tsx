import { Button } from '@mantine/core';
import { useText } from '../../platform/i18n/use-text.ts';
import { StateBlock } from '../states/state-block.tsx';
import { messages } from './build-frame.messages.ts';
import classes from './build-frame.module.css';
import type { FrameFit, Size } from './frame-fit.ts';

interface FrameSmallProps {
  readonly fit: FrameFit;
  readonly least: Size;
  readonly onAnyway: () => void;
}

/** A screen on which a game can hardly be played: what helps, and that it may be tried all the same. */
export function FrameSmall({ fit, least, onAnyway }: FrameSmallProps) {
  const t = useText(messages);
  return (
    <div className={classes.cover}>
      <StateBlock
        title={t('ui.frame.small.title')}
        text={
          fit.turnHelps
            ? t('ui.frame.small.turn')
            : t('ui.frame.small.larger', { width: least[0], height: least[1] })
        }
        action={
          <Button variant="default" onClick={onAnyway}>
            {t('ui.frame.small.anyway')}
          </Button>
        }
      />
    </div>
  );
}
