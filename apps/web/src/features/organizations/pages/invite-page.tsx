import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { CandidateInvitation } from '../components/candidate-invitation.tsx';
import { ColleagueInvitation } from '../components/colleague-invitation.tsx';
import { invitationQuery } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { JoinPage } from './join-page.tsx';

/** P9: what a link invites to: working with an organization, or applying for a position. */
export function InvitePage(): ReactNode {
  const isTeamLink = useLocation({ select: ({ pathname }) => pathname.startsWith('/join/') });
  return isTeamLink ? <JoinPage /> : <Invitation />;
}

function Invitation() {
  const t = useText(messages);
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(invitationQuery(token));
  const session = useSession();
  const over =
    query.error instanceof ApiError && [404, 410].includes(query.error.status) ? query.error : null;
  if (over) {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t('organizations.invite.gone')}
          text={over.status === 410 ? over.message : t('organizations.invite.gone.text')}
          action={
            session.status === 'in' ? (
              <LinkButton to="/user" variant="default">
                {t('organizations.invite.gone.home')}
              </LinkButton>
            ) : (
              <LinkButton to={'/public/login' as '/'} variant="default">
                {t('organizations.invite.gone.sign_in')}
              </LinkButton>
            )
          }
        />
      </Page>
    );
  }
  return (
    <QueryView query={query}>
      {(invitation) =>
        invitation.kind === 'candidate' ? (
          <CandidateInvitation token={token} invitation={invitation} />
        ) : (
          <ColleagueInvitation token={token} invitation={invitation} />
        )
      }
    </QueryView>
  );
}
