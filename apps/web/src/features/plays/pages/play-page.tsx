import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';
import { useState } from 'react';
import { PlayQueryView } from '../components/play-query-view.tsx';
import { Player } from '../components/player.tsx';
import { playsQuery } from '../plays.api.ts';
import { nextSimulation } from '../ready.ts';

/** The game, from the map of the harbour to the last step. */
export function PlayPage() {
  const { id } = useParams({ from: '/_play/apply/$id/play' });
  const query = useQuery({ ...playsQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <PlayQueryView query={query}>{(check) => <Chosen applicationId={id} check={check} />}</PlayQueryView>
  );
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
  const [allowed] = useState(
    // What is played is told, and accepted, before it begins.
    check.allowed && !(check.notice.must_accept && (next?.state ?? 'ready') === 'ready'),
  );
  if (!allowed) return <Navigate to="/apply/$id/ready" params={{ id: applicationId }} replace />;
  if (!next) return <Navigate to="/apply/$id/done" params={{ id: applicationId }} replace />;
  return (
    <Player
      applicationId={applicationId}
      simulationId={next.simulation_id}
      name={next.name}
      position={check.notice.position_title}
    />
  );
}
