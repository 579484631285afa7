import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { simulationQuery } from '../../simulations/public.ts';
import { PlayedResult } from '../components/played-result.tsx';
import { keptResult } from '../kept-results.ts';
import { messages } from '../previews.messages.ts';

const FROM = '/user/simulations/$simulationId/played';

/** What one's own play of a simulation, or of one station of it, came to. */
export function PlayedPage() {
  const t = useText(messages);
  const named = useLibraryNames();
  const { simulationId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const query = useQuery(simulationQuery(simulationId));
  const navigate = useNavigate();
  const home = { to: '/user/simulations/$simulationId', params: { simulationId } } as const;
  return (
    <QueryView page query={query}>
      {({ simulation }) => (
        <PlayedResult
          result={keptResult(simulationId)}
          alone={search.task !== undefined}
          crumbs={[
            { label: t('previews.simulations'), to: '/user/simulations' },
            { label: named('simulations', simulation.name), ...home },
          ]}
          back={
            <LinkButton {...home} variant="default">
              {t('previews.play.back')}
            </LinkButton>
          }
          onAgain={() =>
            void navigate({ to: '/user/simulations/$simulationId/play', params: { simulationId }, search })
          }
        />
      )}
    </QueryView>
  );
}
