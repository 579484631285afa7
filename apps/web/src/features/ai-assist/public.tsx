import { Suspense } from 'react';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../ui/states/skeletons.tsx';

const Summary = lazyPiece(() =>
  import('./components/summary-panel.tsx').then((m) => ({ default: m.SummaryPanel })),
);
const Simulation = lazyPiece(() =>
  import('./components/simulation-draft.tsx').then((m) => ({ default: m.SimulationDraft })),
);
const Template = lazyPiece(() =>
  import('./components/template-draft.tsx').then((m) => ({ default: m.TemplateDraft })),
);

/** The summary of a score card, for the card's page; `own`: as its candidate reads it. */
export function SummaryPanel(props: { readonly scoreCardId: string; readonly own: boolean }) {
  return (
    <Suspense fallback={<CardSkeleton lines={4} />}>
      <Summary {...props} />
    </Suspense>
  );
}

/** Drafts a simulation from a position's text, for the wizard. */
export function SimulationDraft(props: { readonly positionId: string; readonly title: string }) {
  return (
    <Suspense fallback={null}>
      <Simulation {...props} />
    </Suspense>
  );
}

/** Drafts a score template from a job text, in a dialog. */
export function TemplateDraft(props: {
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}) {
  return (
    <Suspense fallback={null}>
      <Template {...props} />
    </Suspense>
  );
}
