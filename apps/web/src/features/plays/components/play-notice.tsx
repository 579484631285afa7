import { Button } from '@mantine/core';
import { useErrorText } from '../../../platform/error-text.ts';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import classes from './play-notice.module.css';

interface PlayNoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly error?: unknown;
  readonly waiting?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A full-screen word of the player, with at most one thing to do. */
export function PlayNotice({ title, text, error, waiting = false, action }: PlayNoticeProps) {
  const errorText = useErrorText();
  return (
    <div className={classes.notice} role={error ? 'alert' : 'status'}>
      {waiting && <LoadingMark />}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {error !== undefined && <p>{errorText(error)}</p>}
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  );
}
