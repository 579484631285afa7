import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { SidePanel } from '../../../../ui/layout/side-panel.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../../ui/layout/url-tabs.tsx';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { APPLICANT_TABS, type ApplicantTab } from '../../applicant-search.ts';
import { applicantQuery } from '../../applicants.api.ts';
import type { ListFilters } from '../../list-search.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import { Fit } from '../list/fit.tsx';
import { RowFlags } from '../list/row-flags.tsx';
import { ApplicantActions } from './applicant-actions.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { ApplicantOwner } from './applicant-owner.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantState } from './applicant-state.tsx';

interface ApplicantSidePanelProps {
  applicationId: string;
  /** Those of the list, so that next and previous follow it. */
  filters: ListFilters;
  tags: readonly string[];
  moves: Moves;
  onOpen: (applicationId: string | undefined) => void;
}

/** One applicant beside the list: the same parts as on the page, and the way to it. */
export function ApplicantSidePanel({ applicationId, filters, tags, moves, onOpen }: ApplicantSidePanelProps) {
  const t = useText(applicantMessages);
  const nameOf = useApplicantName();
  const query = useQuery({ ...applicantQuery(applicationId, filters), placeholderData: keepPreviousData });
  return (
    <SidePanel
      title={query.data ? nameOf(query.data) : t('applicants.peek.title')}
      closeLabel={t('applicants.peek.close')}
      subject={applicationId}
      onClose={() => onOpen(undefined)}
    >
      <QueryView query={query} skeleton={<CardSkeleton lines={8} />}>
        {(applicant) => (
          <Peek applicant={applicant} filters={filters} tags={tags} moves={moves} onOpen={onOpen} />
        )}
      </QueryView>
    </SidePanel>
  );
}

interface PeekProps extends Omit<ApplicantSidePanelProps, 'applicationId'> {
  applicant: ApplicantDetails;
}

function Peek({ applicant, filters, tags, moves, onOpen }: PeekProps) {
  const t = useText(applicantMessages);
  const statusText = useStatusText();
  const name = useApplicantName()(applicant);
  const usual: ApplicantTab = applicant.rights.see_scores ? 'score_card' : 'cv';
  const [tab, setTab] = useState<ApplicantTab>(usual);
  const { application_id } = applicant;
  const status = moves.pending.get(application_id) ?? applicant.status;
  return (
    <>
      <Row gap={3}>
        <StatusChip status={status} label={statusText(status, applicant.disposition_by)} />
        {applicant.rights.see_scores && <Fit row={applicant} />}
        <RowFlags row={{ ...applicant, email_confirmed: null }} />
        <ApplicantContact applicant={applicant} />
        <ApplicantOwner applicant={applicant} />
      </Row>
      <Row gap={2}>
        <ApplicantActions
          applicant={applicant}
          moves={moves}
          tags={tags}
          onMessage={() => setTab('messages')}
          onGo={onOpen}
          shared
        />
        <LinkButton
          variant="default"
          to="/user/positions/$id/applicants/$applicationId"
          params={{ id: applicant.position.position_id, applicationId: application_id }}
          search={{ ...filters, ...(tab !== usual && { tab }) }}
        >
          {t('applicants.peek.page')}
        </LinkButton>
      </Row>
      <ApplicantState
        applicant={applicant}
        onAnswers={() => setTab('answers')}
        onMove={(to) => moves.start([applicant], to)}
      />
      <UrlTabs
        group="peek"
        label={t('applicants.one.tabs')}
        tabs={APPLICANT_TABS.map((value) => ({
          value,
          label: t(`applicants.one.tab.${value}`),
          ...(value === 'messages' && applicant.unread_messages > 0
            ? { count: applicant.unread_messages }
            : {}),
        }))}
        value={tab}
        onChange={(value) => setTab(APPLICANT_TABS.find((each) => each === value) ?? usual)}
      />
      <div {...tabPanelProps('peek', tab)}>
        <ApplicantPanel key={`${application_id}-${tab}`} applicant={applicant} tab={tab} name={name} />
      </div>
    </>
  );
}
