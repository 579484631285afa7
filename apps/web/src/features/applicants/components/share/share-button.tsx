import { IconShare3 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { applicantMessages } from '../../applicant.messages.ts';

const ShareDialog = lazyPiece(() => import('./share-dialog.tsx').then((m) => ({ default: m.ShareDialog })));

/** Shares an applicant with colleagues and managers. */
export function ShareButton({ applicationId, name }: { applicationId: string; name: string }) {
  const t = useText(applicantMessages);
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <IconButton label={t('applicants.one.share')} icon={IconShare3} onClick={() => setSharing(true)} />
      {sharing && (
        <Suspense>
          <ShareDialog applicationId={applicationId} name={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
