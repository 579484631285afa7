import { type ComponentProps, Suspense } from 'react';
import { Flagged } from '../../platform/session/flagged.tsx';
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

const Position = lazyPiece(() =>
  import('./components/position-draft.tsx').then((m) => ({ default: m.PositionDraft })),
);
const Rejection = lazyPiece(() =>
  import('./components/rejection-draft.tsx').then((m) => ({ default: m.RejectionDraft })),
);
const Rule = lazyPiece(() => import('./components/rule-draft.tsx').then((m) => ({ default: m.RuleDraft })));
const Questions = lazyPiece(() =>
  import('./components/questions-draft.tsx').then((m) => ({ default: m.QuestionsDraft })),
);
const Translate = lazyPiece(() =>
  import('./components/translate-texts.tsx').then((m) => ({ default: m.TranslateTexts })),
);
const Answers = lazyPiece(() =>
  import('./components/answers-summary.tsx').then((m) => ({ default: m.AnswersSummary })),
);

/** Drafts a position's text from notes or translates it, below the editor. */
export function PositionDraft(props: ComponentProps<typeof Position>) {
  return (
    <Suspense fallback={null}>
      <Position {...props} />
    </Suspense>
  );
}

/** Drafts translations of own texts, behind a line that opens it, beside the fields that they are for. */
export function TranslateTexts(props: ComponentProps<typeof Translate>) {
  return (
    <Suspense fallback={null}>
      <Flagged flag="ai_drafts">
        <Translate {...props} />
      </Flagged>
    </Suspense>
  );
}

/** Drafts the words of a rejection, beside the mail's text. */
export function RejectionDraft(props: ComponentProps<typeof Rejection>) {
  return (
    <Suspense fallback={null}>
      <Rejection {...props} />
    </Suspense>
  );
}

/** Drafts a question with a rule from a sentence, beside the questions. */
export function RuleDraft(props: ComponentProps<typeof Rule>) {
  return (
    <Suspense fallback={null}>
      <Rule {...props} />
    </Suspense>
  );
}

/** Proposes further questions for an interview's kit. */
export function QuestionsDraft(props: ComponentProps<typeof Questions>) {
  return (
    <Suspense fallback={null}>
      <Questions {...props} />
    </Suspense>
  );
}

/** Long answers in short, above the answers. */
export function AnswersSummary(props: ComponentProps<typeof Answers>) {
  return (
    <Suspense fallback={null}>
      <Answers {...props} />
    </Suspense>
  );
}

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
export function TemplateDraft(props: ComponentProps<typeof Template>) {
  return (
    <Suspense fallback={null}>
      <Template {...props} />
    </Suspense>
  );
}
