import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { privilegeAllows } from '@tryout/domain/access/access-policy';
import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../../platform/session/flagged.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { DeniedState } from '../../../../ui/states/error-state.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { ApplicantCulture } from '../../../culture-questions/public.ts';
import { InterviewsOf } from '../../../interviews/public.tsx';
import { AttemptsPanel, ConfirmationPanel } from '../../../plays/public.tsx';
import { ScoreCardPanel } from '../../../score-cards/public.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import type { ApplicantTab } from '../../applicant-search.ts';
import { CARD_MARK } from '../../card-on-screen.ts';

const CvTab = lazyPiece(() => import('./cv-tab.tsx').then((m) => ({ default: m.CvTab })));
const AnswersTab = lazyPiece(() => import('./answers-tab.tsx').then((m) => ({ default: m.AnswersTab })));
const CommentsTab = lazyPiece(() => import('./comments-tab.tsx').then((m) => ({ default: m.CommentsTab })));
const MessagesTab = lazyPiece(() => import('./messages-tab.tsx').then((m) => ({ default: m.MessagesTab })));
const LogTab = lazyPiece(() => import('./log-tab.tsx').then((m) => ({ default: m.LogTab })));

interface ApplicantPanelProps {
  applicant: ApplicantDetails;
  tab: ApplicantTab;
  name: string;
}

/** The part of the page that the tab shows; each is loaded when it is first opened. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  return <Suspense fallback={<CardSkeleton lines={6} />}>{panelOf(props)}</Suspense>;
}

function panelOf({ applicant, tab, name }: ApplicantPanelProps): ReactNode {
  const { rights, application_id } = applicant;
  if (tab === 'score_card') {
    if (!rights.see_scores) return <Denied words="applicants.one.no_scores" />;
    return (
      <Stack gap={5}>
        {applicant.score_card_id === null ? (
          <NoCard />
        ) : (
          <div {...{ [CARD_MARK]: applicant.score_card_id }}>
            <ScoreCardPanel applicationId={application_id} />
          </div>
        )}
        <Suspense>
          <Flagged flag="culture_questions">
            <ApplicantCulture applicationId={application_id} />
          </Flagged>
        </Suspense>
        {applicant.score_card_id !== null && applicant.play_state !== null && (
          <ConfirmationPanel applicationId={application_id} />
        )}
        {applicant.play_state !== null && (
          <AttemptsPanel positionId={applicant.position.position_id} applicationId={application_id} />
        )}
      </Stack>
    );
  }
  if (tab === 'cv') return <CvTab applicant={applicant} name={name} />;
  if (tab === 'answers') return <AnswersTab applicant={applicant} />;
  if (tab === 'comments')
    return rights.comment ? <CommentsTab applicant={applicant} /> : <Denied words="applicants.one.no_talk" />;
  if (tab === 'messages')
    return rights.message ? (
      <MessagesTab applicant={applicant} name={name} />
    ) : (
      <Denied words="applicants.one.no_talk" />
    );
  if (tab === 'interviews')
    return privilegeAllows(rights.level, 'event.read') ? (
      <InterviewsOf applicationId={application_id} />
    ) : (
      <Denied words="applicants.one.no_interviews" />
    );
  return rights.see_scores ? (
    <LogTab applicationId={application_id} />
  ) : (
    <Denied words="applicants.one.no_talk" />
  );
}

type DeniedWords = 'applicants.one.no_scores' | 'applicants.one.no_talk' | 'applicants.one.no_interviews';

function Denied({ words }: { words: DeniedWords }) {
  const t = useText(applicantMessages);
  return <DeniedState text={t(words)} />;
}

function NoCard() {
  const t = useText(applicantMessages);
  return <EmptyState title={t('applicants.one.no_card')} />;
}
