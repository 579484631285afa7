import { Button } from '@mantine/core';
import {
  IconCalendarPlus,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconMail,
  IconTag,
} from '@tabler/icons-react';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { useStatusText } from '../../status-text.ts';
import type { useMoves } from '../../use-moves.tsx';
import { ShareButton } from '../share/share-button.tsx';

const TagDialog = lazyPiece(() => import('../list/tag-dialog.tsx').then((m) => ({ default: m.TagDialog })));

interface ApplicantActionsProps {
  applicant: ApplicantDetails;
  moves: ReturnType<typeof useMoves>;
  tags: readonly string[];
  onMessage: () => void;
  /** Opens another applicant of the list. */
  onGo: (applicationId: string) => void;
  /** Without keys for moving and rejecting, where the list has them. */
  shared?: boolean;
}

/** What can be done with an applicant, and the way to those before and after in the list. */
export function ApplicantActions({
  applicant,
  moves,
  tags,
  onMessage,
  onGo,
  shared = false,
}: ApplicantActionsProps) {
  const t = useText(applicantMessages);
  const statusText = useStatusText();
  const nameOf = useApplicantName();
  const [moving, setMoving] = useState(false);
  const [tagging, setTagging] = useState(false);
  const { rights, allowed, previous_id, next_id } = applicant;
  const go = (applicationId: string | null) => {
    if (applicationId !== null) onGo(applicationId);
  };
  const targets = allowed.filter((target) => target.to !== 'rejected');
  const canReject = allowed.some((target) => target.to === 'rejected');
  useShortcut('[', t('applicants.one.previous'), () => go(previous_id), previous_id !== null);
  useShortcut(']', t('applicants.one.next'), () => go(next_id), next_id !== null);
  useShortcut(
    'm',
    t('applicants.one.move'),
    () => setMoving(true),
    targets.length > 0 && !moves.asking && !shared,
  );
  useShortcut(
    'r',
    t('applicants.one.reject'),
    () => moves.start([applicant], 'rejected'),
    canReject && !moves.asking && !shared,
  );
  return (
    <>
      <IconButton
        label={t('applicants.one.previous')}
        icon={IconChevronLeft}
        mirrored
        disabled={previous_id === null}
        onClick={() => go(previous_id)}
      />
      <IconButton
        label={t('applicants.one.next')}
        icon={IconChevronRight}
        mirrored
        disabled={next_id === null}
        onClick={() => go(next_id)}
      />
      {rights.comment && (
        <IconButton label={t('applicants.one.tag')} icon={IconTag} onClick={() => setTagging(true)} />
      )}
      {rights.comment && <ShareButton applicationId={applicant.application_id} name={nameOf(applicant)} />}
      {rights.message && (
        <IconButton label={t('applicants.one.message')} icon={IconMail} onClick={onMessage} />
      )}
      {rights.message && allowed.length > 0 && (
        <LinkButton
          to="/user/events/new"
          search={{ application: applicant.application_id }}
          variant="default"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
        >
          {t('applicants.one.schedule')}
        </LinkButton>
      )}
      {canReject && (
        <Button variant="default" onClick={() => moves.start([applicant], 'rejected')}>
          {t('applicants.one.reject')}
        </Button>
      )}
      {targets.length > 0 && (
        <Popup
          label={t('applicants.one.move')}
          open={moving}
          onOpenChange={setMoving}
          button={(props) => (
            <Button rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />} {...props}>
              {t('applicants.one.move')}
            </Button>
          )}
        >
          {(close) =>
            targets.map((target) => (
              <MenuItem
                key={target.to}
                label={
                  target.needs_reason || target.needs_opening
                    ? `${statusText(target.to)}…`
                    : statusText(target.to)
                }
                onClick={() => {
                  close();
                  moves.start([applicant], target.to);
                }}
              />
            ))
          }
        </Popup>
      )}
      {tagging && (
        <Suspense>
          <TagDialog
            positionId={applicant.position.position_id}
            tags={tags}
            selected={[applicant]}
            onClose={() => setTagging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
