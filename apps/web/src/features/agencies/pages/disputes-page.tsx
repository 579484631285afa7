import { Button, NativeSelect, Textarea } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { settleDispute } from '@tryout/contract/agencies/submissions';
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '@tryout/domain/agencies/dispute';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { disputesQuery, type ReferredDispute, useSettle } from '../agencies.api.ts';
import { DISPUTE_LISTS, readDisputesSearch } from '../agencies-search.ts';
import classes from '../components/agencies.module.css';
import { Statements } from '../components/dispute-panel.tsx';
import { submissionMessages } from '../submissions.messages.ts';

/** `/user/admin/disputes`: who represents a person, where two sides asked the platform to decide. */
export function DisputesPage() {
  const t = useText(submissionMessages);
  const at = useListState(readDisputesSearch);
  const { list = 'open' } = at.search;
  const query = useQuery({
    ...disputesQuery({ status: list, ...pagingOf(at.search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page>
      <PageHeader title={t('submissions.disputes')}>
        <p className={classes.about}>{t('submissions.disputes_about')}</p>
      </PageHeader>
      <Stack gap={4}>
        <UrlTabs
          label={t('submissions.disputes')}
          group="disputes"
          value={list}
          tabs={DISPUTE_LISTS.map((value) => ({ value, label: t(`submissions.disputes.${value}`) }))}
          onChange={(value) => at.set({ list: value as 'open' })}
        />
        <div {...tabPanelProps('disputes', list)}>
          <CardList
            at={at}
            query={query}
            empty={{ title: t(`submissions.disputes_none.${list}`) }}
            skeleton={<CardSkeleton />}
            draw={({ items }) => (
              <ul className={classes.list}>
                {items.map((dispute) => (
                  <Card key={dispute.submission_dispute_id} dispute={dispute} />
                ))}
              </ul>
            )}
          />
        </div>
      </Stack>
    </Page>
  );
}

function Card({ dispute }: { dispute: ReferredDispute }) {
  const t = useText(submissionMessages);
  const [settling, setSettling] = useState(false);
  const rule =
    dispute.owner_reason === 'claimed' || dispute.owner_reason === 'direct_application'
      ? t(`submissions.owner.${dispute.owner_reason}`)
      : t('submissions.owner.first', { agency: dispute.agency_name });
  return (
    <Panel as="li">
      <Stack gap={3}>
        <h2 className={classes.title}>
          <bdi>{dispute.agency_name}</bdi> – <bdi>{dispute.company_name}</bdi>
        </h2>
        <FactList
          facts={[
            [t('submissions.person'), <bdi key="person">{dispute.person_masked}</bdi>],
            [t('submissions.position'), dispute.position_title],
            [
              t('submissions.submitted_on'),
              <TimeText key="submitted" at={dispute.submitted_at} style="datetime" />,
            ],
            [t('submissions.by_rule'), dispute.status === 'open' && <span key="rule">{rule}</span>],
          ]}
        />
        <Statements dispute={dispute} agency={dispute.agency_name} company={dispute.company_name} />
        {dispute.status === 'open' && (
          <div>
            <Button onClick={() => setSettling(true)}>{t('submissions.settle')}</Button>
          </div>
        )}
      </Stack>
      {settling && <SettleDialog dispute={dispute} onClose={() => setSettling(false)} />}
    </Panel>
  );
}

function SettleDialog({ dispute, onClose }: { dispute: ReferredDispute; onClose: () => void }) {
  const t = useText(submissionMessages);
  const settle = useSettle(dispute.submission_dispute_id);
  const form = useForm(settleDispute, {
    start: { outcome: 'not_agency' as DisputeOutcome, reason: '' },
    error: settle.error,
    busy: settle.isPending,
  });
  const { outcome, reason } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('submissions.settle')}
      submitLabel={t('submissions.settle')}
      form={form}
      onSubmit={() => settle.mutate({ outcome, reason }, { onSuccess: onClose })}
    >
      <NativeSelect
        {...form.text('outcome', t('submissions.dispute_wish'))}
        data={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: t(`submissions.wish.${value}`, { agency: dispute.agency_name }),
        }))}
      />
      <Textarea
        {...form.text('reason', t('submissions.settle_reason'))}
        required
        withAsterisk={false}
        autosize
        minRows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}
