import { Button } from '@mantine/core';
import { useLocation, useParams } from '@tanstack/react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import LeadForm from '../components/lead-form.tsx';
import { useAnswerLeadLink } from '../leads.api.ts';
import { messages } from '../leads.messages.ts';

/** P13 and what belongs to it: the form, the same for early customers, and where the mailed link leads. */
export function ContactPages() {
  const { token } = useParams({ strict: false }) as { token?: string };
  return token === undefined ? <ContactPage /> : <LeadLinkPage key={token} token={token} />;
}

function ContactPage() {
  const t = useText(messages);
  const isEarly = useLocation().pathname === '/early-bird';
  return (
    <Page width="text">
      <PageHeader title={t(isEarly ? 'leads.early.title' : 'leads.title')}>
        <p>{t(isEarly ? 'leads.early.intro' : 'leads.intro')}</p>
      </PageHeader>
      <Panel>
        <LeadForm source={isEarly ? 'early_bird' : 'contact'} />
      </Panel>
    </Page>
  );
}

/** Nothing happens before a press, since programs open links. */
function LeadLinkPage({ token }: { readonly token: string }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const answer = useAnswerLeadLink(token);
  const home = <LinkButton to="/">{t('leads.home')}</LinkButton>;
  if (answer.error instanceof ApiError && answer.error.status === 410) {
    return (
      <Page width="text">
        <StateBlock level={1} title={t('leads.link.over')} text={t('leads.link.over.text')} action={home} />
      </Page>
    );
  }
  if (answer.isSuccess) {
    const done = answer.variables === 'confirm' ? 'confirmed' : 'withdrawn';
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t(`leads.link.${done}`)}
          text={t(`leads.link.${done}.text`)}
          action={home}
        />
      </Page>
    );
  }
  return (
    <Page width="text">
      <PageHeader title={t('leads.link.title')} />
      <Panel>
        <Stack gap={4}>
          <p>{t('leads.link.about')}</p>
          {answer.error && <p role="alert">{errorText(answer.error)}</p>}
          <Row>
            <Button loading={answer.isPending} onClick={() => answer.mutate('confirm')}>
              {t('leads.link.confirm')}
            </Button>
            <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate('withdraw')}>
              {t('leads.link.withdraw')}
            </Button>
          </Row>
        </Stack>
      </Panel>
    </Page>
  );
}
