import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useChangePassword } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Another password; every other session ends. */
export function PasswordSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const change = useChangePassword();
  const [current_password, setCurrent] = useState('');
  const [new_password, setNew] = useState('');
  const errors = formErrors(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { new_password, ...(user.has_password ? { current_password } : {}) },
      {
        onSuccess: () => {
          setCurrent('');
          setNew('');
        },
      },
    );
  };
  return (
    <Panel title={t('settings.password.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>{t('settings.password.note')}</p>
          <FormErrorList
            errors={errors.list}
            labels={{
              current_password: t('settings.password.current'),
              new_password: t('settings.password.new'),
            }}
          />
          {user.has_password && (
            <PasswordField
              label={t('settings.password.current')}
              name="current_password"
              value={current_password}
              onChange={setCurrent}
              error={errors.of('current_password')}
            />
          )}
          <PasswordField
            label={t('settings.password.new')}
            name="new_password"
            isNew
            value={new_password}
            onChange={setNew}
            error={errors.of('new_password')}
          />
          <div>
            <Button type="submit" loading={change.isPending}>
              {t('settings.password.change')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
