import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormErrorList } from '../../../ui/form-error-list.tsx';
import { formErrors } from '../../../ui/form-errors.ts';
import { FormPage } from '../../../ui/form-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { StateBlock } from '../../../ui/state-block.tsx';
import { toast } from '../../../ui/toast.ts';
import { useConfirmEmail } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';

/** Where the mail to an applicant leads who has not proved the address. Nothing happens before the button. */
export function ConfirmEmailPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const token = String(useParams({ strict: false }).token);
  const confirm = useConfirmEmail();
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
  const submit = () =>
    confirm.mutate(token, {
      onSuccess: () => {
        toast.say({ message: t('accounts.confirm.done'), tone: 'success' });
        void navigate({ to: '/user/applications' as '/' });
      },
    });
  return (
    <FormPage
      title={t('accounts.confirm.title')}
      intro={t('accounts.confirm.intro')}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={confirm.isPending} data-autofocus>
          {t('accounts.confirm.submit')}
        </Button>
      }
    >
      <FormErrorList errors={formErrors(confirm.error).list} labels={{}} />
    </FormPage>
  );
}
