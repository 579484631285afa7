import { PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { CALENDAR_FILE_BYTES } from '@tryout/contract/calendars/calendars';
import { useState } from 'react';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const errors = formErrors(connect.error);
  const close = () => {
    connect.reset();
    setAddress('');
    setName('');
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('calendars.subscribe')}
      submitLabel={t('calendars.connect')}
      busy={connect.isPending}
      onSubmit={() => connect.mutate({ kind: 'ics', address, name }, { onSuccess: close })}
    >
      <FormErrorList errors={errors.list} labels={{ address: t('calendars.address') }} within={FORM} />
      <TextInput
        id={fieldId('address', FORM)}
        label={t('calendars.address')}
        description={t('calendars.address.ics')}
        type="url"
        dir="ltr"
        required
        autoComplete="off"
        value={address}
        error={errors.of('address')}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextInput
        id={fieldId('name', FORM)}
        label={t('calendars.name')}
        maxLength={80}
        value={name}
        error={errors.of('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Connects a CalDAV account. */
export function AccountDialog({ opened, onClose }: DialogProps) {
  const t = useText(messages);
  const connect = useConnect();
  const empty = { address: '', username: '', password: '', name: '' };
  const [form, setForm] = useState(empty);
  const errors = formErrors(connect.error);
  const put = (change: Partial<typeof empty>) => setForm({ ...form, ...change });
  const close = () => {
    connect.reset();
    setForm(empty);
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('calendars.connect_caldav')}
      submitLabel={t('calendars.connect')}
      busy={connect.isPending}
      onSubmit={() => connect.mutate({ kind: 'caldav', ...form }, { onSuccess: close })}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          address: t('calendars.address'),
          username: t('calendars.username'),
          password: t('calendars.password'),
        }}
        within={FORM}
      />
      <TextInput
        id={fieldId('address', FORM)}
        label={t('calendars.address')}
        description={t('calendars.address.caldav')}
        dir="ltr"
        required
        autoComplete="off"
        value={form.address}
        error={errors.of('address')}
        onChange={(event) => put({ address: event.currentTarget.value })}
      />
      <TextInput
        id={fieldId('username', FORM)}
        label={t('calendars.username')}
        dir="ltr"
        required
        autoComplete="off"
        maxLength={320}
        value={form.username}
        error={errors.of('username')}
        onChange={(event) => put({ username: event.currentTarget.value })}
      />
      <PasswordInput
        id={fieldId('password', FORM)}
        label={t('calendars.password')}
        description={t('calendars.password.text')}
        required
        autoComplete="new-password"
        value={form.password}
        error={errors.of('password')}
        visibilityToggleButtonProps={{ 'aria-label': t('calendars.password.show') }}
        onChange={(event) => put({ password: event.currentTarget.value })}
      />
      <TextInput
        id={fieldId('name', FORM)}
        label={t('calendars.name')}
        maxLength={80}
        value={form.name}
        error={errors.of('name')}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
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
