import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { askByTeamLink } from '@tryout/contract/organizations/team-links';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { messages } from '../organizations.messages.ts';
import { teamLinkQuery, useAskByTeamLink } from '../team-links.api.ts';
import { teamLinkMessages } from '../team-links.messages.ts';

/** `/join/:token`: a team link. Whoever enters their address gets a personal invitation, which proves it. */
export function JoinPage() {
  const t = useText(teamLinkMessages);
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(teamLinkQuery(token));
  const over =
    query.error instanceof ApiError && [404, 410].includes(query.error.status) ? query.error : null;
  if (over) {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t('team_links.gone')}
          text={over.status === 410 ? over.message : t('team_links.gone_text')}
        />
      </Page>
    );
  }
  return (
    <QueryView query={query}>
      {(link) => <Ask token={token} organization={link.organization_name} link={link} />}
    </QueryView>
  );
}

interface AskProps {
  token: string;
  organization: string;
  link: { role: string; domain: string; expires_at: string };
}

function Ask({ token, organization, link }: AskProps) {
  const t = useText(teamLinkMessages);
  const o = useText(messages);
  const format = useFormat();
  const ask = useAskByTeamLink();
  const form = useForm(askByTeamLink, { start: { email: '' }, error: ask.error, busy: ask.isPending });
  const { email } = form.values;
  const title = t('team_links.join', { organization });
  if (ask.isSuccess) {
    return (
      <FormPage title={t('team_links.sent')} intro={t('team_links.sent_text', { email })}>
        <p>{t('team_links.sent_hint')}</p>
      </FormPage>
    );
  }
  return (
    <FormPage
      form={form}
      title={title}
      intro={t('team_links.join_as', {
        organization,
        role: o(`organizations.role.${link.role as 'employee'}`),
      })}
      onSubmit={() => ask.mutate({ token, email })}
      buttons={
        <Button type="submit" loading={ask.isPending}>
          {t('team_links.send')}
        </Button>
      }
    >
      <TextInput
        {...form.text('email', o('organizations.people.email'))}
        type="email"
        description={
          link.domain ? t('team_links.only_domain', { domain: link.domain }) : t('team_links.proof')
        }
        autoComplete="email"
        required
        withAsterisk={false}
      />
      <p>{o('organizations.invite.until', { date: format.date(link.expires_at) })}</p>
    </FormPage>
  );
}
