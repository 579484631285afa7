import { Button } from '@mantine/core';
import { updatePassword } from '@tryout/contract/auth/auth';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useChangePassword } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Another password; every other session ends. */
export function PasswordSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const change = useChangePassword();
  const form = useForm(updatePassword, {
    start: { current_password: '', new_password: '' },
    error: change.error,
    busy: change.isPending,
  });
  const { current_password, new_password } = form.values;
  const submit = () => {
    change.mutate(
      { new_password, ...(user.has_password ? { current_password } : {}) },
      {
        onSuccess: () => {
          form.restart({ current_password: '', new_password: '' });
        },
      },
    );
  };
  return (
    <Panel title={t('settings.password.title')}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('settings.password.note')}</p>
          {user.has_password && (
            <PasswordField {...form.typed('current_password', t('settings.password.current'))} />
          )}
          <PasswordField {...form.typed('new_password', t('settings.password.new'))} isNew />
          <div>
            <Button type="submit" loading={change.isPending}>
              {t('settings.password.change')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
