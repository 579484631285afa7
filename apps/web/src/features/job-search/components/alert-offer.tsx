import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../actions.messages.ts';
import { type NewAlert, useAddAlert } from '../job-search.api.ts';

/** Keeps what is searched for, to be told of new positions by mail; visitors sign in first. */
export default function AlertOffer({ wanted }: { wanted: NewAlert }) {
  const t = useText(messages);
  const session = useSession();
  const navigate = useNavigate();
  const add = useAddAlert();
  const icon = <IconBell size={18} stroke={1.75} aria-hidden />;
  if (session.status === 'out')
    return (
      <LinkButton to={'/public/login' as '/'} variant="default" leftSection={icon}>
        {t('job-search.alert.sign_in')}
      </LinkButton>
    );
  if (session.status !== 'in' || session.user.user_type !== 'candidate') return null;
  return (
    <Button
      variant="default"
      leftSection={icon}
      loading={add.isPending}
      onClick={() =>
        add.mutate(wanted, {
          onSuccess: () =>
            toast.offer({
              message: t('job-search.alert.kept'),
              label: t('job-search.alert.manage'),
              run: () => void navigate({ to: '/user/job-alerts' }),
            }),
        })
      }
    >
      {t('job-search.alert.get')}
    </Button>
  );
}
