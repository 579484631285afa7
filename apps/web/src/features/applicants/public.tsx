import { Suspense } from 'react';
import { lazyPiece } from '../../ui/states/lazy-page.tsx';
import { useReasonText } from './reason-text.ts';
import { useStatusText } from './status-text.ts';

const Panel = lazyPiece(() =>
  import('./components/moves/end-reasons.tsx').then((m) => ({ default: m.EndReasons })),
);

/** Why applications of a position ended, for another feature's page; loaded when it is first shown. */
export function EndReasons({ positionId }: { positionId: string }) {
  return (
    <Suspense>
      <Panel positionId={positionId} />
    </Suspense>
  );
}

const Share = lazyPiece(() =>
  import('./components/share/share-button.tsx').then((m) => ({ default: m.ShareButton })),
);

/** Shares an applicant with colleagues and managers, from another feature's page; loaded when it is first shown. */
export function ShareApplicant({ applicationId, name }: { applicationId: string; name: string }) {
  return (
    <Suspense>
      <Share applicationId={applicationId} name={name} />
    </Suspense>
  );
}

/** The words of a reason in the reader's language. */
export function ReasonWords({ reason }: { reason: { readonly key: string; readonly label: string } }) {
  return <bdi>{useReasonText()(reason)}</bdi>;
}

/** The name of a stage, for another feature's labels. */
export function useStageName(): ReturnType<typeof useStatusText> {
  return useStatusText();
}
