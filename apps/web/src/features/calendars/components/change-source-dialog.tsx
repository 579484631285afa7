import { PasswordInput, TextInput } from '@mantine/core';
import { changeCalendar } from '@tryout/contract/calendars/calendars';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
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
  const form = useForm(changeCalendar, {
    start: () => ({
      name: source.name,
      password: '',
      used: source.calendars.filter((each) => each.is_used).map((each) => each.id),
    }),
    error: change.error,
    busy: change.isPending,
    within: FORM,
  });
  const { name, password, used } = form.values;
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
      form={form}
      onSubmit={submit}
    >
      <TextInput {...form.text('name', t('calendars.name'))} required maxLength={80} />
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
                  form.set({
                    used: on ? [...used, calendar.id] : used.filter((each) => each !== calendar.id),
                  })
                }
              />
            ))}
          </Stack>
        </fieldset>
      )}
      {source.kind === 'caldav' && (
        <PasswordInput
          {...form.text('password', t('calendars.new_password'))}
          description={t('calendars.new_password.text')}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': t('calendars.password.show') }}
        />
      )}
    </FormDialog>
  );
}
