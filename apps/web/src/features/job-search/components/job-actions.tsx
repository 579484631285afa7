import { Button } from '@mantine/core';
import { IconBell, IconBellFilled, IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../actions.messages.ts';
import {
  type JobAddress,
  standingQuery,
  useAddAlert,
  useKeepJob,
  useRemoveAlert,
} from '../job-search.api.ts';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** For candidates: keep the position, and be told of new ones of its employer. */
export default function JobActions({ address, employer }: { address: JobAddress; employer: string }) {
  const session = useSession();
  if (session.status !== 'in' || session.user.user_type !== 'candidate') return null;
  return <Actions address={address} employer={employer} />;
}

function Actions({ address, employer }: { address: JobAddress; employer: string }) {
  const t = useText(messages);
  const query = useQuery(standingQuery(address));
  const keep = useKeepJob(address);
  const follow = useAddAlert();
  const unfollow = useRemoveAlert();
  const { is_saved = false, following_id = null } = query.data ?? {};
  const change = () =>
    keep.mutate(!is_saved, {
      onSuccess: () =>
        is_saved
          ? toast.undo({ message: t('job-search.unsaved'), onUndo: () => keep.mutate(true) })
          : toast.say({ message: t('job-search.saved'), tone: 'success' }),
    });
  const start = () =>
    follow.mutate(
      { organization: address.organization_slug, every: 'day' },
      { onSuccess: () => toast.say({ message: t('job-search.following', { employer }), tone: 'success' }) },
    );
  const end = (id: string) =>
    unfollow.mutate(id, {
      onSuccess: () => toast.undo({ message: t('job-search.unfollowed', { employer }), onUndo: start }),
    });
  return (
    <>
      <Button
        variant="default"
        aria-pressed={is_saved}
        disabled={!query.data}
        loading={keep.isPending}
        leftSection={is_saved ? <IconBookmarkFilled {...ICON} /> : <IconBookmark {...ICON} />}
        onClick={change}
      >
        {t(is_saved ? 'job-search.is_saved' : 'job-search.save')}
      </Button>
      <Button
        variant="default"
        aria-pressed={following_id !== null}
        disabled={!query.data}
        loading={follow.isPending || unfollow.isPending}
        leftSection={following_id === null ? <IconBell {...ICON} /> : <IconBellFilled {...ICON} />}
        onClick={() => (following_id === null ? start() : end(following_id))}
      >
        {t(following_id === null ? 'job-search.follow' : 'job-search.follows', { employer })}
      </Button>
    </>
  );
}
