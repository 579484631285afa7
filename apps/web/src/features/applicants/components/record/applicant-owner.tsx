import { IconPencil } from '@tabler/icons-react';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import classes from './applicant-contact.module.css';

const AssignDialog = lazyPiece(() =>
  import('../list/assign-dialog.tsx').then((m) => ({ default: m.AssignDialog })),
);

/** Who of the hiring side looks after an applicant; whoever may comment can say so. */
export function ApplicantOwner({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const [assigning, setAssigning] = useState(false);
  return (
    <dl className={classes.contact}>
      <div>
        <dt>{t('applicants.one.owner')}</dt>
        <dd>
          <bdi>{applicant.owner?.name ?? t('applicants.one.owner_none')}</bdi>
          {applicant.rights.comment && (
            <IconButton
              label={t('applicants.one.owner_change')}
              icon={IconPencil}
              onClick={() => setAssigning(true)}
            />
          )}
        </dd>
      </div>
      {assigning && (
        <Suspense>
          <AssignDialog
            positionId={applicant.position.position_id}
            selected={[applicant]}
            onClose={() => setAssigning(false)}
          />
        </Suspense>
      )}
    </dl>
  );
}
