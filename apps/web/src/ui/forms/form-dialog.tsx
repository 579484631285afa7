import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { messages } from '../ui.messages.ts';
import classes from './form-dialog.module.css';
import { FormErrorList } from './form-error-list.tsx';
import { LeaveDialog } from './unsaved-guard.tsx';
import type { FormControl } from './use-form.ts';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Its errors stand on top; closing it by Escape or beside it asks once something was typed. */
  form?: FormControl;
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
  form,
  onSubmit,
  submitLabel,
  busy = form?.isBusy,
  children,
}: FormDialogProps) {
  const t = useText(messages);
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form) form.submit(onSubmit);
    else if (!busy) onSubmit();
  };
  return (
    <>
      <Dialog
        opened={opened}
        onClose={() => (form?.isUnsaved() ? setLeaving(true) : onClose())}
        title={title}
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" form={id} loading={busy}>
              {submitLabel ?? t('ui.save_change')}
            </Button>
          </>
        }
      >
        <form id={id} className={classes.form} onSubmit={submit} noValidate>
          {form && <FormErrorList {...form.wrong} />}
          {children}
        </form>
      </Dialog>
      {opened && <LeaveDialog opened={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}
