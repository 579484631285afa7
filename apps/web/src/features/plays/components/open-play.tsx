import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ownConfirmationQuery } from '../confirmation.api.ts';
import { forgetPlay } from '../event-store.ts';
import { type Player, useLiveness } from '../use-player.ts';
import { PlaySession } from './play-session.tsx';

/** A candidate's play, open in this tab: kept alive, finished or ended, and left to the right page. */
export function OpenPlay({
  applicationId,
  storedAs,
  endsAt,
  opened,
}: {
  applicationId: string;
  /** What the play goes by in this browser. */
  storedAs: string;
  /** The page of the application that follows. */
  endsAt: 'done' | 'confirmation';
  opened: Extract<Player, { phase: 'open' }>;
}) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { link, transport } = opened;
  useLiveness(opened);
  const ended = async () => {
    await forgetPlay(applicationId, storedAs);
    // What was known of the application is from before the play; the next page must not act on it.
    client.removeQueries({ queryKey: ['applications'] });
    client.removeQueries({ queryKey: ['plays'], type: 'inactive' });
    // What was asked for is held by the page of the play, and would be offered to be played once more.
    if (endsAt === 'confirmation')
      await client.prefetchQuery({ ...ownConfirmationQuery(applicationId), staleTime: 0 });
    await navigate({ to: `/apply/${applicationId}/${endsAt}` as '/', replace: true });
  };
  return (
    <PlaySession
      link={link}
      onLeave={() => void navigate({ to: `/user/applications/${applicationId}` as '/' })}
      onComplete={async () => {
        await link.complete();
        await ended();
      }}
      onAdjust={async (next) => {
        await transport.adjust(next);
        // The page that comes back has the tasks to come as they are now.
        location.reload();
      }}
      onTerminate={async (reason) => {
        await transport.terminate(reason);
        await ended();
      }}
    />
  );
}
