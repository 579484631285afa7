import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { linkLinkedIn } from '@tryout/contract/identities/identities';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { linkedInQuery, useLinkLinkedIn, useUnlinkLinkedIn } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** The account's link with LinkedIn, where people may sign in with it. */
export function LinkedSettings() {
  const t = useText(messages);
  const format = useFormat();
  const user = useCurrentUser();
  const state = useQuery(linkedInQuery()).data;
  const link = useLinkLinkedIn();
  const unlink = useUnlinkLinkedIn();
  const form = useForm(linkLinkedIn, {
    start: { password: '' },
    error: link.error ?? unlink.error,
    busy: link.isPending || unlink.isPending,
  });
  const { password } = form.values;
  if (!state?.name) return null;
  const { name: provider, linked_at } = state;
  const submit = () => {
    if (linked_at === null) link.mutate(user.has_password ? password : undefined);
    else unlink.mutate();
  };
  return (
    <Panel title={t('settings.linked.title', { provider })}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          <p>
            {linked_at === null
              ? t('settings.linked.none', { provider })
              : t('settings.linked.since', { provider, date: format.date(linked_at) })}
          </p>
          {linked_at === null && user.has_password && (
            <PasswordField {...form.typed('password', t('settings.linked.password'))} />
          )}
          <div>
            <Button type="submit" variant="default" loading={link.isPending || unlink.isPending}>
              {t(linked_at === null ? 'settings.linked.link' : 'settings.linked.unlink', { provider })}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
