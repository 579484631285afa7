import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import { declineInvitation, readInvitation } from '@tryout/contract/positions/candidate-invites';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { inviteMessages } from '../invite.messages.ts';
import { messages } from '../start.messages.ts';

type Invitation = RouteResult<typeof readInvitation>;

/** P9 for candidates: who invites to what, until when; accept, decline, not me. */
export function InvitePage() {
  const { token } = useParams({ from: '/_apply/apply/invite/$token' });
  const query = useQuery({ ...routeQuery(readInvitation, { params: { token } }), retry: false });
  return (
    <QueryView page query={query}>
      {(invitation) =>
        invitation.status === 'new' && invitation.position_open ? (
          <OpenInvitation token={token} invitation={invitation} />
        ) : (
          <OverInvitation token={token} invitation={invitation} />
        )
      }
    </QueryView>
  );
}

const startSearch = (invitation: Invitation, token: string) => ({
  position: invitation.position_id,
  invite: token,
});

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText(inviteMessages);
  const format = useFormat();
  const client = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const decline = useMutation({
    mutationFn: () => callRoute(declineInvitation, { params: { token }, body: { reason } }),
    onSuccess: async () => {
      setDeclining(false);
      await invalidateFeature(client, 'positions');
    },
    meta: { showsError: true },
  });
  const words = { organization: invitation.organization_name, position: invitation.position_title };
  return (
    <FlowPage
      title={t('applications.invite.title', words)}
      intro={t('applications.invite.text', words)}
      buttons={
        <>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('applications.invite.decline')}
          </Button>
          <LinkButton to="/apply/new" search={startSearch(invitation, token)}>
            {t('applications.invite.accept')}
          </LinkButton>
        </>
      }
    >
      <Stack>
        {invitation.first_name !== '' && (
          <p>{t('applications.invite.hello', { name: invitation.first_name })}</p>
        )}
        <p>
          {t('applications.invite.until', {
            email: invitation.email_masked,
            date: format.date(invitation.expires_at, { dateStyle: 'long' }),
          })}
        </p>
        <p>{t('applications.invite.not_me')}</p>
      </Stack>
      <ConfirmDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        onConfirm={() => decline.mutate()}
        title={t('applications.invite.decline_title')}
        confirmLabel={t('applications.invite.decline')}
        busy={decline.isPending}
        error={decline.error}
      >
        <Stack>
          <p>{t('applications.invite.decline_text')}</p>
          <Textarea
            label={t('applications.invite.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </FlowPage>
  );
}

function OverInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText(inviteMessages);
  const s = useText(messages);
  const words = { organization: invitation.organization_name, position: invitation.position_title };
  if (invitation.status === 'approved') {
    return (
      <FlowPage
        title={t('applications.invite.used')}
        intro={t('applications.invite.used_text')}
        buttons={
          <LinkButton to="/apply/new" search={startSearch(invitation, token)}>
            {t('applications.invite.go_on')}
          </LinkButton>
        }
      />
    );
  }
  const [title, text] =
    invitation.status === 'rejected'
      ? [t('applications.invite.declined'), t('applications.invite.declined_text', words)]
      : invitation.status === 'expired'
        ? [t('applications.invite.expired'), t('applications.invite.expired_text', words)]
        : invitation.status === 'closed'
          ? [t('applications.invite.revoked'), t('applications.invite.expired_text', words)]
          : [t('applications.invite.closed', words), t('applications.invite.closed_text', words)];
  return (
    <FlowPage
      title={title}
      intro={text}
      buttons={<LinkButton to={'/jobs' as '/'}>{s('applications.start.jobs')}</LinkButton>}
    />
  );
}
