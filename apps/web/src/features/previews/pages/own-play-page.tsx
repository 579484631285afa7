import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { ProtectedGuard } from '../../../platform/session/guards.tsx';
import '../../../ui/theme/heading-font.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DeniedState, ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingScreen } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { simulationQuery } from '../../simulations/public.ts';
import { PreviewRound } from '../components/preview-round.tsx';
import { keepResult } from '../kept-results.ts';
import { judgeSimulation } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

const FROM = '/_play/user/simulations/$simulationId/play';

/** A simulation or one station played by oneself, as a candidate would; kept nowhere. Its scores are on a page of their own. */
export function OwnPlayPage() {
  return (
    <ProtectedGuard
      loading={<LoadingScreen />}
      failed={(error) => <ErrorState error={error} />}
      denied={<DeniedState level={1} />}
    >
      <Signed />
    </ProtectedGuard>
  );
}

function Signed() {
  const t = useText(messages);
  const named = useLibraryNames();
  const { simulationId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const { task: key, settings: parameters } = search;
  const query = useQuery(simulationQuery(simulationId));
  const navigate = useNavigate();
  const home = { to: '/user/simulations/$simulationId', params: { simulationId } } as const;
  const [judge] = useState(() =>
    judgeSimulation(
      simulationId,
      key === undefined ? null : { key, ...(parameters === undefined ? {} : { parameters }) },
    ),
  );
  return (
    <QueryView page query={query}>
      {({ simulation }) => (
        <PreviewRound
          name={named('simulations', simulation.name)}
          judge={judge}
          back={
            <LinkButton {...home} variant="default">
              {t('previews.play.back')}
            </LinkButton>
          }
          onLeave={() => void navigate(home)}
          onDone={(result) => {
            keepResult(simulationId, result);
            void navigate({
              to: '/user/simulations/$simulationId/played',
              params: { simulationId },
              search,
              replace: true,
            });
          }}
        />
      )}
    </QueryView>
  );
}
