import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { useStageName } from '../../applicants/public.tsx';
import { CandidateLook } from '../components/candidate-look.tsx';
import { CandidateRequests } from '../components/candidate-requests.tsx';
import { candidateQuery } from '../directory.api.ts';
import { messages } from '../directory.messages.ts';

/** One candidate: what there is of them, what they asked for; who they are only with a reason. */
export function CandidatePage() {
  const t = useText(messages);
  const stageName = useStageName();
  const id = String(useParams({ strict: false }).id);
  // Asked again every minute, so that what is seen goes with the hour.
  const query = useQuery({ ...candidateQuery(id), refetchInterval: 60_000 });
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={8} />}>
      {(candidate) => (
        <RecordView
          title={candidate.name || candidate.email}
          crumbs={[{ label: t('directory.candidates'), to: '/user/admin/candidates' }]}
          facts={[
            <StatusChip
              key="status"
              status={candidate.status}
              label={t(`directory.state.${candidate.status}`)}
            />,
            t(candidate.email_verified ? 'directory.verified' : 'directory.unverified'),
          ]}
        >
          <Stack gap={5}>
            <CandidateLook userId={candidate.user_id} open={candidate.open} />
            <Panel title={t('directory.details')}>
              <FactList
                facts={[
                  [t('directory.email'), <bdi key="email">{candidate.email}</bdi>],
                  [t('directory.phone'), candidate.phone && <bdi key="phone">{candidate.phone}</bdi>],
                  [t('directory.cvs'), String(candidate.cvs)],
                  [t('directory.score_cards'), String(candidate.score_cards)],
                  [
                    t('directory.seen'),
                    candidate.last_seen_at && (
                      <TimeText key="seen" at={candidate.last_seen_at} style="datetime" />
                    ),
                  ],
                  [
                    t('directory.created'),
                    <TimeText key="created" at={candidate.created_at} style="datetime" />,
                  ],
                ]}
              />
            </Panel>
            <Panel as="div" title={t('directory.applications')}>
              {candidate.application_list.length === 0 ? (
                <p>{t('directory.none.applications')}</p>
              ) : (
                <SimpleTable
                  caption={t('directory.applications')}
                  stacks
                  columns={[
                    { key: 'position', header: t('directory.position') },
                    { key: 'organization', header: t('directory.organization') },
                    { key: 'status', header: t('directory.state') },
                    { key: 'created', header: t('directory.created') },
                  ]}
                  rows={candidate.application_list.map((one) => ({
                    key: one.application_id,
                    cells: [
                      <bdi key="position">{one.position_title}</bdi>,
                      <bdi key="organization">{one.organization_name}</bdi>,
                      <StatusChip
                        key="status"
                        status={one.status}
                        label={stageName(one.status as 'started')}
                      />,
                      <TimeText key="created" at={one.created_at} style="date" />,
                    ],
                  }))}
                />
              )}
            </Panel>
            <CandidateRequests candidate={candidate} />
            {candidate.looks.length > 0 && (
              <Panel as="div" title={t('directory.looks')}>
                <SimpleTable
                  caption={t('directory.looks')}
                  stacks
                  columns={[
                    { key: 'who', header: t('directory.looks.who') },
                    { key: 'why', header: t('directory.look.reason') },
                    { key: 'when', header: t('directory.looks.when') },
                    { key: 'seen', header: t('directory.looks.seen'), align: 'end' },
                  ]}
                  rows={candidate.looks.map((one) => ({
                    key: one.candidate_look_id,
                    cells: [
                      <bdi key="who">{one.opened_by_name}</bdi>,
                      <bdi key="why">{one.reason}</bdi>,
                      <TimeText key="when" at={one.opened_at} style="datetime" />,
                      String(one.seen),
                    ],
                  }))}
                />
              </Panel>
            )}
          </Stack>
        </RecordView>
      )}
    </RecordPage>
  );
}
