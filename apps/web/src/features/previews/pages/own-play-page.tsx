import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { ProtectedGuard } from '../../../platform/session/guards.tsx';
import '../../../ui/theme/heading-font.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { GameBoundary } from '../../../ui/game-boundary.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadingScreen } from '../../../ui/loading-mark.tsx';
import { Page } from '../../../ui/page.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { PlaySession } from '../../plays/public.tsx';
import { NO_ADJUSTMENTS } from '../../plays/ready.ts';
import { type Simulation, simulationQuery } from '../../simulations/simulations.api.ts';
import { PreviewScores } from '../components/preview-result.tsx';
import { openPreview, type Preview } from '../preview-link.ts';
import type { OnlyTask, PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

const FROM = '/_play/user/simulations/$simulationId/play';

/** A simulation or one station played by oneself, from the map to the scores, as a candidate would; kept nowhere. */
export function OwnPlayPage() {
  return (
    <ProtectedGuard loading={<LoadingScreen />} failed={(error) => <ErrorState error={error} />}>
      <Signed />
    </ProtectedGuard>
  );
}

function Signed() {
  const { simulationId } = useParams({ from: FROM });
  const { task: key, settings: parameters } = useSearch({ from: FROM });
  const query = useQuery(simulationQuery(simulationId));
  const [round, setRound] = useState(0);
  const [only] = useState<OnlyTask | null>(() =>
    key === undefined ? null : { key, ...(parameters === undefined ? {} : { parameters }) },
  );
  return (
    <QueryView query={query}>
      {({ simulation }) => (
        <Round key={round} simulation={simulation} only={only} onAgain={() => setRound(round + 1)} />
      )}
    </QueryView>
  );
}

/** How the play is set up where nobody asked for anything; motion follows the device. */
const settings = () => ({
  ...NO_ADJUSTMENTS,
  reduced_motion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});

type Opening = { readonly preview: Preview } | { readonly error: unknown } | null;

interface RoundProps {
  readonly simulation: Simulation['simulation'];
  /** One station in place of all; null: the whole simulation. */
  readonly only: OnlyTask | null;
  readonly onAgain: () => void;
}

function Round({ simulation, only, onAgain }: RoundProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Opening>(null);
  const [result, setResult] = useState<PreviewResult | null>(null);
  const title = t('previews.play.title', { name: simulation.name });
  useEffect(() => setPageTitle(title), [title]);
  useEffect(() => {
    let gone = false;
    let opened: Preview | null = null;
    openPreview(simulation.id, settings(), only).then(
      (preview) => {
        opened = preview;
        if (gone) preview.link.close();
        else setOpening({ preview });
      },
      (error: unknown) => !gone && setOpening({ error }),
    );
    return () => {
      gone = true;
      opened?.link.close();
    };
  }, [simulation.id, only]);
  const toSimulation = {
    to: '/user/simulations/$simulationId',
    params: { simulationId: simulation.id },
  } as const;
  const back = (
    <LinkButton {...toSimulation} variant="default">
      {t('previews.play.back')}
    </LinkButton>
  );

  if (opening === null) return <LoadingScreen />;
  if ('error' in opening) return <ErrorState error={opening.error} />;
  if (result) {
    return (
      <Page width="text">
        <Stack gap={6}>
          <h1>{t('previews.play.done')}</h1>
          <p>{t('previews.play.done_text', { minutes: result.minutes })}</p>
          <PreviewScores result={result} alone={only !== null} />
          <Row>
            <Button onClick={onAgain}>{t('previews.play.again')}</Button>
            {back}
          </Row>
        </Stack>
      </Page>
    );
  }
  const { preview } = opening;
  return (
    <GameBoundary title={t('previews.play.failed')} action={back}>
      <Suspense fallback={<LoadingScreen />}>
        <PlaySession
          link={preview.link}
          onLeave={() => void navigate(toSimulation)}
          onComplete={async () => setResult(preview.result())}
        />
      </Suspense>
    </GameBoundary>
  );
}
