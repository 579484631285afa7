import { PasswordInput, TextInput } from '@mantine/core';
import { connectCalendar } from '@tryout/contract/calendars/calendars';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { CALENDAR_FILE_BYTES } from '@tryout/contract/calendars/calendars';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { sendCalendarFile, useConnect } from '../calendars.api.ts';
import { messages } from '../calendars.messages.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

const FORM = 'calendar';

/** Subscribes to an iCalendar address. */
export function AddressDialog({ opened, onClose }: DialogProps) {
  const t = useText(messages);
  const connect = useConnect();
  const form = useForm(connectCalendar, {
    start: { address: '', name: '' },
    error: connect.error,
    busy: connect.isPending,
    within: FORM,
  });
  const { address, name } = form.values;
  const close = () => {
    connect.reset();
    form.restart({ address: '', name: '' });
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('calendars.subscribe')}
      submitLabel={t('calendars.connect')}
      form={form}
      onSubmit={() => connect.mutate({ kind: 'ics', address, name }, { onSuccess: close })}
    >
      <TextInput
        {...form.text('address', t('calendars.address'))}
        description={t('calendars.address.ics')}
        type="url"
        dir="ltr"
        required
        autoComplete="off"
      />
      <TextInput {...form.text('name', t('calendars.name'))} maxLength={80} />
    </FormDialog>
  );
}

const EMPTY_ACCOUNT = { address: '', username: '', password: '', name: '' };

/** Connects a CalDAV account. */
export function AccountDialog({ opened, onClose }: DialogProps) {
  const t = useText(messages);
  const connect = useConnect();
  const form = useForm(connectCalendar, {
    start: EMPTY_ACCOUNT,
    error: connect.error,
    busy: connect.isPending,
    within: FORM,
  });
  const close = () => {
    connect.reset();
    form.restart(EMPTY_ACCOUNT);
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('calendars.connect_caldav')}
      submitLabel={t('calendars.connect')}
      form={form}
      onSubmit={() => connect.mutate({ kind: 'caldav', ...form.values }, { onSuccess: close })}
    >
      <TextInput
        {...form.text('address', t('calendars.address'))}
        description={t('calendars.address.caldav')}
        dir="ltr"
        required
        autoComplete="off"
      />
      <TextInput
        {...form.text('username', t('calendars.username'))}
        dir="ltr"
        required
        autoComplete="off"
        maxLength={320}
      />
      <PasswordInput
        {...form.text('password', t('calendars.password'))}
        description={t('calendars.password.text')}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('calendars.password.show') }}
      />
      <TextInput {...form.text('name', t('calendars.name'))} maxLength={80} />
    </FormDialog>
  );
}

/** Imports an iCalendar file. */
export function FileDialog({ opened, onClose }: DialogProps) {
  const t = useText(messages);
  const client = useQueryClient();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('calendars.import')}>
      <FileDrop
        accept=".ics,.ical,.ifb"
        maxBytes={CALENDAR_FILE_BYTES}
        label={t('calendars.choose_file')}
        hint={t('calendars.import.text')}
        upload={(file, options) => sendCalendarFile({ file, ...options })}
        onDone={() => {
          toast.say({ message: t('calendars.imported'), tone: 'success' });
          void invalidateFeature(client, 'calendars');
          onClose();
        }}
      />
    </Dialog>
  );
}
