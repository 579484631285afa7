import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { rememberReferrer } from '../platform/session/referrer.ts';
import { useCurrentUser, useLogOut } from '../platform/session/session.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { StateBlock } from '../ui/states/state-block.tsx';
import { roleName } from './role-name.ts';
import { rolesMessages } from './roles.messages.ts';
import { wrongAccountMessages } from './wrong-account.messages.ts';

/** In place of a page that a link of ours leads to and this account may not open: who is signed in, and what now. */
export function WrongAccount() {
  const t = useText(wrongAccountMessages);
  const roles = useText(rolesMessages);
  const user = useCurrentUser();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const page = useLocation({ select: (location) => location.href });
  const change = async () => {
    rememberReferrer(page);
    await navigate({ to: '/public/login' });
    await logOut();
  };
  return (
    <StateBlock
      level={1}
      title={t('areas.wrong_account.title')}
      text={t('areas.wrong_account.text', { account: user.email, role: roleName(roles, user.user_type) })}
      action={
        <>
          <LinkButton to="/user">{t('areas.wrong_account.home')}</LinkButton>
          <Button variant="default" onClick={() => void change()}>
            {t('areas.wrong_account.change')}
          </Button>
        </>
      }
    />
  );
}
