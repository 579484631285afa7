import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays';
import { useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { OpenPlay } from '../components/open-play.tsx';
import { PlayNotice } from '../components/play-notice.tsx';
import { playsQuery } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { nextSimulation } from '../ready.ts';
import { usePlayer } from '../use-player.ts';

/** The game, from the map of the harbour to the last step. */
export function PlayPage() {
  const { id } = useParams({ from: '/_play/apply/$id/play' });
  const query = useQuery({ ...playsQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return <QueryView query={query}>{(check) => <Chosen applicationId={id} check={check} />}</QueryView>;
}

/** What was to be played when the page opened; news about the play that arrive meanwhile must not end it. */
function Chosen({
  applicationId,
  check,
}: {
  applicationId: string;
  check: RouteResult<typeof checkApplication>;
}) {
  const [next] = useState(() => nextSimulation(check.simulations));
  const [allowed] = useState(check.allowed);
  if (!allowed) return <Navigate to="/apply/$id/ready" params={{ id: applicationId }} replace />;
  if (!next) return <Navigate to="/apply/$id/done" params={{ id: applicationId }} replace />;
  return <Player applicationId={applicationId} simulationId={next.simulation_id} name={next.name} />;
}

function Player({
  applicationId,
  simulationId,
  name,
}: {
  applicationId: string;
  simulationId: string;
  name: string;
}) {
  const t = useText(messages);
  const player = usePlayer(applicationId, simulationId);
  useEffect(() => setPageTitle(name), [name]);
  switch (player.phase) {
    case 'opening':
      return <PlayNotice title={t('plays.opening')} waiting />;
    case 'elsewhere':
      return (
        <PlayNotice
          title={t('plays.elsewhere.title')}
          text={t('plays.elsewhere.text')}
          action={{ label: t('plays.elsewhere.take'), run: player.takeOver }}
        />
      );
    case 'failed':
      return (
        <PlayNotice
          title={t('plays.failed')}
          error={player.error}
          action={{ label: t('plays.reopen'), run: player.retry }}
        />
      );
    case 'open':
      return <OpenPlay applicationId={applicationId} simulationId={simulationId} opened={player} />;
  }
}
