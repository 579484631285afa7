import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { messages } from '../ui.messages.ts';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  onSubmit: () => void;
  submitLabel?: string;
  busy?: boolean;
  children: ReactNode;
}

/** A form in a dialog: Enter sends it; Cancel and Save Change below. */
export function FormDialog({
  opened,
  onClose,
  title,
  onSubmit,
  submitLabel,
  busy,
  children,
}: FormDialogProps) {
  const t = useText(messages);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {submitLabel ?? t('ui.save_change')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
