import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { exchangeToken } from '@tryout/contract/organizations/members';
import { declineInvitation, readInvitation } from '@tryout/contract/positions/candidate-invites';
import { useState } from 'react';
import { callRoute } from '../../../platform/api/api-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../organizations.messages.ts';

interface CandidateInvitationProps {
  token: string;
  invitation: RouteResult<typeof exchangeToken>;
}

/** An invitation to apply: leads to the position, where applying begins. */
export function CandidateInvitation({ token, invitation }: CandidateInvitationProps) {
  const t = useText(messages);
  const format = useFormat();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const position = useQuery(routeQuery(readInvitation, { params: { token }, endsSession: false }));
  const decline = useMutation({
    mutationFn: () =>
      callRoute(declineInvitation, { params: { token }, body: { reason }, endsSession: false }),
  });
  const { organization_name, position_title, email_masked, expires_at } = invitation;
  const title = t('organizations.invite.title', { organization: organization_name });
  if (decline.isSuccess) return <FormPage title={title}>{t('organizations.invite.declined')}</FormPage>;
  return (
    <FormPage
      title={title}
      intro={t('organizations.invite.apply', {
        organization: organization_name,
        position: position_title ?? '',
        email: email_masked,
      })}
      buttons={
        <>
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('organizations.invite.decline')}
          </Button>
          {position.data && (
            <LinkButton
              to={`/jobs/${position.data.organization_slug}/${position.data.position_slug}` as '/'}
              search={{ invite: token } as never}
            >
              {t('organizations.invite.to_job')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('organizations.invite.until', { date: format.date(expires_at) })}</p>
      <ConfirmDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        onConfirm={() => decline.mutate()}
        title={t('organizations.invite.decline_title')}
        confirmLabel={t('organizations.invite.decline')}
        busy={decline.isPending}
        error={decline.error}
      >
        <Stack gap={3}>
          <p>{t('organizations.invite.decline_text')}</p>
          <Textarea
            label={t('organizations.invite.decline_reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </FormPage>
  );
}
