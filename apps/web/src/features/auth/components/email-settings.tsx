import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { askEmailChange } from '@tryout/contract/accounts/accounts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { emailChangeQuery, useAskEmailChange, useCancelEmailChange } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Another email address, which the mailbox so far and the new one both have to confirm. */
export function EmailSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const query = useQuery(emailChangeQuery());
  return (
    <Panel title={t('settings.email.title')}>
      <Stack gap={4}>
        <p>{t('settings.email.now', { email: user.email })}</p>
        <QueryView query={query}>
          {({ change }) => (change ? <OpenChange change={change} /> : <AskChange />)}
        </QueryView>
      </Stack>
    </Panel>
  );
}

interface OpenChangeProps {
  change: {
    readonly new_email: string;
    readonly old_confirmed: boolean;
    readonly new_confirmed: boolean;
    readonly expires_at: string;
  };
}

function OpenChange({ change }: OpenChangeProps) {
  const t = useText(messages);
  const format = useFormat();
  const cancel = useCancelEmailChange();
  const state = (isConfirmed: boolean) => t(isConfirmed ? 'settings.email.yes' : 'settings.email.not_yet');
  return (
    <Stack gap={4}>
      <p role="status">
        {t('settings.email.pending', {
          email: change.new_email,
          until: format.date(change.expires_at, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
      <ul>
        <li>
          {t('settings.email.old_box')}: {state(change.old_confirmed)}
        </li>
        <li>
          {t('settings.email.new_box')}: {state(change.new_confirmed)}
        </li>
      </ul>
      <div>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('settings.email.cancel')}
        </Button>
      </div>
    </Stack>
  );
}

function AskChange() {
  const t = useText(messages);
  const ask = useAskEmailChange();
  const form = useForm(askEmailChange, {
    start: { email: '' },
    error: ask.error,
    busy: ask.isPending,
  });
  return (
    <FormBody form={form} onSubmit={() => ask.mutate(form.values.email)}>
      <Stack gap={4}>
        <p>{t('settings.email.note')}</p>
        <TextInput {...form.text('email', t('settings.email.new'))} type="email" autoComplete="email" />
        <div>
          <Button type="submit" variant="default" loading={ask.isPending}>
            {t('settings.email.send')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}
