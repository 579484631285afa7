import { PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Source, useChangeSource } from '../calendars.api.ts';
import { messages } from '../calendars.messages.ts';

interface ChangeSourceDialogProps {
  source: Source;
  opened: boolean;
  onClose: () => void;
}

const FORM = 'change-calendar';

/** A connected calendar's name, which of the account's calendars count, and a new password. */
export function ChangeSourceDialog({ source, opened, onClose }: ChangeSourceDialogProps) {
  const t = useText(messages);
  const change = useChangeSource(source.id);
  const [name, setName] = useState(source.name);
  const [password, setPassword] = useState('');
  const [used, setUsed] = useState(() =>
    source.calendars.filter((each) => each.is_used).map((each) => each.id),
  );
  const errors = formErrors(change.error);
  const submit = () =>
    change.mutate(
      {
        name,
        ...(source.calendars.length > 0 ? { used } : {}),
        ...(password ? { password } : {}),
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('calendars.change', { name: source.name })}
      busy={change.isPending}
      onSubmit={submit}
    >
      <FormErrorList
        errors={errors.list}
        labels={{ name: t('calendars.name'), password: t('calendars.password'), used: t('calendars.which') }}
        within={FORM}
      />
      <TextInput
        id={fieldId('name', FORM)}
        label={t('calendars.name')}
        required
        maxLength={80}
        value={name}
        error={errors.of('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {source.calendars.length > 0 && (
        <fieldset>
          <legend>{t('calendars.which')}</legend>
          <Stack gap={2}>
            {source.calendars.map((calendar) => (
              <CheckBox
                key={calendar.id}
                label={<bdi>{calendar.name}</bdi>}
                checked={used.includes(calendar.id)}
                onChange={(on) =>
                  setUsed(on ? [...used, calendar.id] : used.filter((each) => each !== calendar.id))
                }
              />
            ))}
          </Stack>
        </fieldset>
      )}
      {source.kind === 'caldav' && (
        <PasswordInput
          id={fieldId('password', FORM)}
          label={t('calendars.new_password')}
          description={t('calendars.new_password.text')}
          autoComplete="new-password"
          value={password}
          error={errors.of('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('calendars.password.show') }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
