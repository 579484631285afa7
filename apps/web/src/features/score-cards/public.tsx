import { Suspense } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../ui/states/skeletons.tsx';
import { messages as reasons } from './reasons.messages.ts';
import { cardQuery } from './score-cards.api.ts';
import { nearestReason, reasonText } from './text/reason-text.ts';

const Panel = lazyPiece(() =>
  import('./components/score-card-panel.tsx').then((m) => ({ default: m.ScoreCardPanel })),
);

/** An applicant's current score card, for another feature's page; loaded when it is first shown. */
export function ScoreCardPanel({ applicationId }: { applicationId: string }) {
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <Panel applicationId={applicationId} />
    </Suspense>
  );
}

interface Unscored {
  readonly score: number | null;
  readonly reason: string | null;
}

/** Says why there is no score, in the words of the score card; with its parts, the reason nearest to the data. */
export function useScoreReason(): (reason: string | null, parts?: readonly Unscored[]) => string {
  const why = useText(reasons);
  return (reason, parts = []) => reasonText(nearestReason({ reason }, parts), why);
}

/** The current score card of an applicant, for pages that show several. */
export const currentCardQuery = (applicationId: string) => cardQuery(applicationId);
