import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { GameBoundary } from '../../../ui/states/game-boundary.tsx';
import { LoadingScreen } from '../../../ui/states/loading-mark.tsx';
import { NO_ADJUSTMENTS } from '../../plays/player.public.ts';
import { PlaySession } from '../../plays/public.tsx';
import { openPreview, type Preview } from '../preview-link.ts';
import type { JudgePreview, PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

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
  /** A button back to the page it was opened from. */
  readonly back: ReactNode;
  readonly onLeave: () => void;
  readonly onDone: (result: PreviewResult) => void;
}

/** One play of one's own, from the map to its last task, as a candidate would; kept nowhere. */
export function PreviewRound({ name, judge, back, onLeave, onDone }: PreviewRoundProps) {
  const t = useText(messages);
  const [opening, setOpening] = useState<Opening>(null);
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
  const { preview } = opening;
  return (
    <GameBoundary title={t('previews.play.failed')} action={back}>
      <Suspense fallback={<LoadingScreen />}>
        <PlaySession
          link={preview.link}
          onLeave={onLeave}
          onComplete={async () => {
            const result = preview.result();
            if (result) onDone(result);
          }}
        />
      </Suspense>
    </GameBoundary>
  );
}
