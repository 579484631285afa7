import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../platform/error-text.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Dialog } from './dialog.tsx';
import { messages } from './ui.messages.ts';

export interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** Default 'Save Change'. */
  confirmLabel?: string;
  /** Default 'Cancel'. */
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** For what cannot be undone: the word to type before the button works. */
  typedWord?: string;
  error?: unknown;
  disabled?: boolean;
}

/** Asks before something is done. Width and buttons as the specification has them. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const ready = !props.disabled && (!props.typedWord || typed.trim() === props.typedWord);
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      role={props.danger ? 'alertdialog' : undefined}
      footer={
        <>
          <Button variant="default" onClick={props.onClose}>
            {props.cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            color={props.danger ? 'red' : undefined}
            loading={props.busy}
            disabled={!ready}
            onClick={props.onConfirm}
          >
            {props.confirmLabel ?? t('ui.save_change')}
          </Button>
        </>
      }
    >
      <div>{props.children}</div>
      {props.typedWord && (
        <TextInput
          label={t('ui.typed_word', { word: props.typedWord })}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {props.error ? <p role="alert">{errorText(props.error)}</p> : null}
    </Dialog>
  );
}
