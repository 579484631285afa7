import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { confirmEmailChange } from '@tryout/contract/accounts/accounts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { useConfirmEmailChange, useStopEmailChange } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** Where the mails about a change of address lead, from both mailboxes. Nothing happens before a button. */
export function EmailChangePage() {
  const t = useText(messages);
  const token = String(useParams({ strict: false }).token);
  const confirm = useConfirmEmailChange();
  const stop = useStopEmailChange();
  const error = confirm.error ?? stop.error;
  const form = useForm(confirmEmailChange, { start: {}, error, busy: confirm.isPending || stop.isPending });
  const outcome = isOver(error) ? 'over' : stop.isSuccess ? 'stopped' : confirm.data?.outcome;
  if (outcome) {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t(`accounts.email_change.${outcome}`)}
          text={t(`accounts.email_change.${outcome}.text`)}
          action={
            <LinkButton to={'/user/settings/account' as '/'}>
              {t('accounts.email_change.to_settings')}
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <FormPage
      title={t('accounts.email_change.title')}
      intro={t('accounts.email_change.intro')}
      form={form}
      onSubmit={() => confirm.mutate(token)}
      buttons={
        <>
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate(token)}>
            {t('accounts.email_change.stop')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('accounts.email_change.confirm')}
          </Button>
        </>
      }
    />
  );
}
