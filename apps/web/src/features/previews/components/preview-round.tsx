import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { GameBoundary } from '../../../ui/game-boundary.tsx';
import { LoadingScreen } from '../../../ui/loading-mark.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { PlaySession } from '../../plays/public.tsx';
import { NO_ADJUSTMENTS } from '../../plays/ready.ts';
import { openPreview, type Preview } from '../preview-link.ts';
import type { JudgePreview, PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';
import { PreviewScores } from './preview-result.tsx';

/** How the play is set up where nobody asked for anything; motion follows the device. */
const settings = () => ({
  ...NO_ADJUSTMENTS,
  reduced_motion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});

type Opening = { readonly preview: Preview } | { readonly error: unknown } | null;

interface PreviewRoundProps {
  /** What is played. */
  readonly name: string;
  /** The same function as long as the same thing is played. */
  readonly judge: JudgePreview;
  /** One station in place of a simulation. */
  readonly alone: boolean;
  /** A button back to the page it was opened from. */
  readonly back: ReactNode;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
}

/** One play of one's own, from the map to the scores, as a candidate would; kept nowhere. */
export function PreviewRound({ name, judge, alone, back, onLeave, onAgain }: PreviewRoundProps) {
  const t = useText(messages);
  const [opening, setOpening] = useState<Opening>(null);
  const [result, setResult] = useState<PreviewResult | null>(null);
  const title = t('previews.play.title', { name });
  useEffect(() => setPageTitle(title), [title]);
  useEffect(() => {
    let gone = false;
    let opened: Preview | null = null;
    openPreview(judge, settings()).then(
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
  }, [judge]);
  if (opening === null) return <LoadingScreen />;
  if ('error' in opening) return <ErrorState error={opening.error} />;
  if (result) {
    return (
      <Page width="text">
        <Stack gap={6}>
          <h1>{t('previews.play.done')}</h1>
          <p>{t('previews.play.done_text', { minutes: result.minutes })}</p>
          <PreviewScores result={result} alone={alone} />
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
          onLeave={onLeave}
          onComplete={async () => setResult(preview.result())}
        />
      </Suspense>
    </GameBoundary>
  );
}
