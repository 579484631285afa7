import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '../../platform/error-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { Dialog } from './dialog.tsx';

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
  /** The button has the focus, so that Enter is enough: where nothing has to be filled in. */
  focusConfirm?: boolean;
  /** As in `Dialog`. */
  leaving?: boolean;
}

/** Asks before something is done; Enter in a field confirms. Width and buttons as the specification has them. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const form = useId();
  const confirm = useRef<HTMLButtonElement>(null);
  const { opened, focusConfirm } = props;
  useEffect(() => {
    if (opened && focusConfirm) confirm.current?.focus();
  }, [opened, focusConfirm]);
  const ready = !props.disabled && (!props.typedWord || typed.trim() === props.typedWord);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !props.busy) props.onConfirm();
  };
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={props.title}
      leaving={props.leaving}
      role={props.danger ? 'alertdialog' : undefined}
      footer={
        <>
          <Button variant="default" onClick={props.onClose}>
            {props.cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            ref={confirm}
            type="submit"
            form={form}
            data-autofocus={focusConfirm || undefined}
            color={props.danger ? 'red' : undefined}
            loading={props.busy}
            disabled={!ready}
          >
            {props.confirmLabel ?? t('ui.save_change')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {props.children}
        {props.typedWord && (
          <TextInput
            label={t('ui.typed_word', { word: props.typedWord })}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {props.error ? <p role="alert">{errorText(props.error)}</p> : null}
      </form>
    </Dialog>
  );
}
