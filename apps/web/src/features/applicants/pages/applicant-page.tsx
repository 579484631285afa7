import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { MAIL_STAGES } from '@tryout/domain/organizations/stage-mail';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { MakeDossier } from '../../dossiers/public.ts';
import { PlaceHold } from '../../personal-data/public.ts';
import { applicantMessages } from '../applicant.messages.ts';
import { useApplicantName } from '../applicant-name.ts';
import { APPLICANT_TABS, type ApplicantTab } from '../applicant-search.ts';
import { applicantQuery } from '../applicants.api.ts';
import { messages } from '../applicants.messages.ts';
import { summaryQuery } from '../applicants-list.api.ts';
import { Fit } from '../components/list/fit.tsx';
import { RowFlags } from '../components/list/row-flags.tsx';
import { ApplicantActions } from '../components/record/applicant-actions.tsx';
import { ApplicantContact } from '../components/record/applicant-contact.tsx';
import { ApplicantOwner } from '../components/record/applicant-owner.tsx';
import { ApplicantPanel } from '../components/record/applicant-panel.tsx';
import { ApplicantState } from '../components/record/applicant-state.tsx';
import { filtersOf } from '../list-search.ts';
import { useStatusText } from '../status-text.ts';
import { useMoves } from '../use-moves.tsx';

/** R6, H4: one applicant. */
export function ApplicantPage() {
  const { applicationId } = useParams({ from: '/user/positions/$id/applicants/$applicationId' });
  const search = useSearch({ from: '/user/positions/$id/applicants/$applicationId' });
  const query = useQuery({
    ...applicantQuery(applicationId, filtersOf(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={10} />}>
      {(applicant) => <Applicant applicant={applicant} />}
    </RecordPage>
  );
}

function useTab(applicant: ApplicantDetails): [ApplicantTab, (tab: ApplicantTab) => void] {
  const search = useSearch({ from: '/user/positions/$id/applicants/$applicationId' });
  const navigate = useNavigate({ from: '/user/positions/$id/applicants/$applicationId' });
  const usual: ApplicantTab = applicant.rights.see_scores ? 'score_card' : 'cv';
  return [
    search.tab ?? usual,
    (tab) => void navigate({ search: (old) => ({ ...old, tab: tab === usual ? undefined : tab }) }),
  ];
}

function Applicant({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const words = useText(messages);
  const format = useFormat();
  const statusText = useStatusText();
  const name = useApplicantName()(applicant);
  const { position_id: id, title } = applicant.position;
  const [tab, setTab] = useTab(applicant);
  const navigate = useNavigate({ from: '/user/positions/$id/applicants/$applicationId' });
  const summary = useQuery(summaryQuery(id)).data;
  const openingsLeft = summary ? summary.position.openings - summary.position.approved_count : 1;
  const mailedStages = summary?.mailed_stages ?? MAIL_STAGES;
  const moves = useMoves(id, { screen: 'applicant', openingsLeft, mailedStages });
  const status = moves.pending.get(applicant.application_id) ?? applicant.status;
  const since = applicant.applied_at ?? applicant.created_at;
  return (
    <RecordView
      title={name}
      about={title}
      crumbs={[
        { label: words('applicants.positions'), to: '/user/positions' },
        { label: title, to: '/user/positions/$id', params: { id } },
        {
          label: words('applicants.title'),
          to: '/user/positions/$id/applicants',
          params: { id },
        },
      ]}
      facts={[
        <StatusChip key="status" status={status} label={statusText(status, applicant.disposition_by)} />,
        applicant.rights.see_scores && <Fit key="fit" row={applicant} />,
        t(applicant.applied_at ? 'applicants.one.applied' : 'applicants.one.begun', {
          date: format.date(since),
        }),
        <RowFlags key="flags" row={{ ...applicant, email_confirmed: null }} />,
      ]}
      details={
        <Row gap={3}>
          <ApplicantContact applicant={applicant} />
          <ApplicantOwner applicant={applicant} />
          <PlaceHold applicationId={applicant.application_id} />
          <MakeDossier applicationId={applicant.application_id} />
        </Row>
      }
      actions={
        <ApplicantActions
          applicant={applicant}
          moves={moves}
          tags={summary?.tags ?? []}
          onMessage={() => setTab('messages')}
          onGo={(applicationId) =>
            void navigate({ params: (old) => ({ ...old, applicationId }), search: (old) => old })
          }
        />
      }
      tabs={{
        group: 'applicant',
        label: t('applicants.one.tabs'),
        tabs: APPLICANT_TABS.map((value) => ({
          value,
          label: t(`applicants.one.tab.${value}`),
          ...(value === 'messages' && applicant.unread_messages > 0
            ? { count: applicant.unread_messages }
            : {}),
        })),
        value: tab,
        onChange: setTab,
      }}
      notices={
        <ApplicantState
          applicant={applicant}
          onAnswers={() => setTab('answers')}
          onMove={(to) => moves.start([applicant], to)}
        />
      }
    >
      <ApplicantPanel
        key={`${applicant.application_id}-${tab}`}
        applicant={applicant}
        tab={tab}
        name={name}
      />
      {APPLICANT_TABS.map((value, index) => (
        <TabKey key={value} keys={String(index + 1)} tab={value} onOpen={() => setTab(value)} />
      ))}
      <NoteKey onOpen={() => setTab('comments')} />
      {moves.dialog}
    </RecordView>
  );
}

function TabKey({ keys, tab, onOpen }: { keys: string; tab: ApplicantTab; onOpen: () => void }) {
  const t = useText(applicantMessages);
  useShortcut(keys, t('applicants.one.key.tab', { tab: t(`applicants.one.tab.${tab}`) }), onOpen);
  return null;
}

function NoteKey({ onOpen }: { onOpen: () => void }) {
  const t = useText(applicantMessages);
  useShortcut('n', t('applicants.one.note'), onOpen);
  return null;
}
