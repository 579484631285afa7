import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLogOut } from '../../../platform/session/session.ts';
import { messages } from '../accounts.messages.ts';

/** Leaves the sign-up; signing in later goes on where it was left. */
export function LeaveButton() {
  const t = useText(messages);
  const logOut = useLogOut();
  const navigate = useNavigate();
  return (
    <Button variant="subtle" onClick={() => void navigate({ href: '/public/login' }).then(logOut)}>
      {t('accounts.leave')}
    </Button>
  );
}
