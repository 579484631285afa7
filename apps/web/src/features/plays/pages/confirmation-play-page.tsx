import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { PlayQueryView } from '../components/play-query-view.tsx';
import { Player } from '../components/player.tsx';
import { isToPlay, type OwnConfirmation, ownConfirmationQuery } from '../confirmation.api.ts';

/** The confirmation play itself. */
export function ConfirmationPlayPage() {
  const { id } = useParams({ from: '/_play/apply/$id/confirmation/play' });
  const query = useQuery({ ...ownConfirmationQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <PlayQueryView query={query}>{(found) => <Chosen applicationId={id} found={found} />}</PlayQueryView>
  );
}

/** What was to be played when the page opened; news that arrive meanwhile must not end it. */
function Chosen({ applicationId, found }: { applicationId: string; found: OwnConfirmation }) {
  const [asked] = useState(found.confirmation);
  if (!asked || !isToPlay(asked)) {
    return <Navigate to="/apply/$id/confirmation" params={{ id: applicationId }} replace />;
  }
  return (
    <Player
      applicationId={applicationId}
      simulationId={asked.simulation_id}
      name={asked.simulation_name}
      position={found.position_title}
      confirmation
    />
  );
}
