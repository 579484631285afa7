import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { confirmEmail } from '@tryout/contract/accounts/accounts';
import type { RouteResult } from '@tryout/contract/define-route';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useConfirmEmail } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';

/** Where the mail to an applicant leads who has not proved the address. Nothing happens before the button. */
export function ConfirmEmailPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const token = String(useParams({ strict: false }).token);
  const confirm = useConfirmEmail();
  const form = useForm(confirmEmail, { start: {}, error: confirm.error, busy: confirm.isPending });
  if (confirm.error instanceof ApiError && confirm.error.status === 410) {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t('accounts.confirm.over')}
          text={t('accounts.confirm.over.text')}
          action={<Link to={'/public/login' as '/'}>{t('accounts.confirm.sign_in')}</Link>}
        />
      </Page>
    );
  }
  if (confirm.data && confirm.data.outcome !== 'confirmed') return <Settled settled={confirm.data} />;
  const submit = () =>
    confirm.mutate(token, {
      onSuccess: ({ outcome }) => {
        if (outcome !== 'confirmed') return;
        toast.say({ message: t('accounts.confirm.done'), tone: 'success' });
        void navigate({ to: '/user/applications' as '/' });
      },
    });
  return (
    <FormPage
      title={t('accounts.confirm.title')}
      intro={t('accounts.confirm.intro')}
      form={form}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={confirm.isPending} data-autofocus>
          {t('accounts.confirm.submit')}
        </Button>
      }
    ></FormPage>
  );
}

/** The address had an account already: where the applications are now, and which of two counts. */
function Settled({ settled }: { settled: RouteResult<typeof confirmEmail> }) {
  const t = useText(messages);
  const { outcome, moved, duplicates, email, signed_in } = settled;
  return (
    <Page width="text">
      <StateBlock
        level={1}
        title={
          outcome === 'added' ? t('accounts.confirm.added', { count: moved }) : t('accounts.confirm.done')
        }
        text={
          <Stack>
            <p>
              {t(outcome === 'added' ? 'accounts.confirm.added.text' : 'accounts.confirm.apart', { email })}
            </p>
            {duplicates > 0 && <p>{t('accounts.confirm.duplicates', { count: duplicates })}</p>}
            {!signed_in && <p>{t('accounts.confirm.sign_in.text')}</p>}
          </Stack>
        }
        action={
          signed_in ? (
            <LinkButton to={'/user/applications' as '/'}>{t('accounts.confirm.see')}</LinkButton>
          ) : (
            <LinkButton to={'/public/login' as '/'}>{t('accounts.confirm.sign_in')}</LinkButton>
          )
        }
      />
    </Page>
  );
}
