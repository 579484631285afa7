import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePassword } from '@tryout/contract/auth/auth';
import { callRoute } from '../../../platform/api/api-client.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { loadSignedInUser, useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../flow.messages.ts';

/** Visitors of the demo: an account for one browser, with an address that receives nothing. */
const VISITOR = /^visitor-[0-9a-f-]{36}@tryout\.test$/;

/** For somebody who applied without an account: the address is confirmed first, then a password is set. */
export function SetPassword() {
  const t = useText(messages);
  const client = useQueryClient();
  const user = useCurrentUser();
  const save = useMutation({
    mutationFn: (new_password: string) => callRoute(updatePassword, { body: { new_password } }),
    onSuccess: async () => {
      toast.say({ message: t('applications.done.password_saved'), tone: 'success' });
      await loadSignedInUser(client);
    },
    meta: { showsError: true },
  });
  const form = useForm(updatePassword, {
    start: { new_password: '' },
    error: save.error,
    busy: save.isPending,
  });
  const { new_password: password } = form.values;
  if (user.has_password || VISITOR.test(user.email)) return null;
  if (!user.email_verified) {
    return (
      <Panel title={t('applications.done.confirm')}>
        <p>{t('applications.done.confirm_text', { email: user.email })}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('applications.done.account')}>
      <FormBody form={form} mayLeave onSubmit={() => save.mutate(password)}>
        <Stack align="start">
          <p>{t('applications.done.account_text', { email: user.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <TextInput
            {...form.text('new_password', t('applications.done.password'))}
            type="password"
            autoComplete="new-password"
            description={t('applications.done.password_about')}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={password === ''}>
            {t('applications.done.password_save')}
          </Button>
        </Stack>
      </FormBody>
    </Panel>
  );
}
