import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { SimulationValidity } from '../../outcomes/public.ts';
import { EditOrCopy } from '../components/edit-or-copy.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { SimulationPlays } from '../components/simulation-plays.tsx';
import { SimulationPositions } from '../components/simulation-positions.tsx';
import { SimulationResults } from '../components/simulation-results.tsx';
import { SimulationSummaryTab } from '../components/simulation-summary.tsx';
import { SimulationVersions } from '../components/simulation-versions.tsx';
import { StatusDialog } from '../components/status-dialog.tsx';
import { TaskPanel } from '../components/task-panel.tsx';
import { TemplateTable } from '../components/template-table.tsx';
import { messages } from '../page.messages.ts';
import { type Simulation, simulationQuery, simulationRecordQuery } from '../simulations.api.ts';
import { readSimulationSearch, TABS } from '../simulations-search.ts';
import { messages as statusMessages } from '../status.messages.ts';

const FROM = '/user/simulations/$simulationId';
/** Who may know what hired people came to: whoever changes the organization. */
const WITH_OUTCOMES: readonly string[] = ['company_admin', 'independent_recruiter', 'staffing_agency_admin'];

/** One simulation: what it tells about and how it counts, where it is used, who played it, its versions. */
export function SimulationPage() {
  const { simulationId } = useParams({ from: FROM });
  const detail = useQuery(simulationQuery(simulationId));
  const record = useQuery(simulationRecordQuery(simulationId));
  return (
    <RecordPage query={record} skeleton={<CardSkeleton lines={6} />}>
      {(found) => (
        <QueryView query={detail} skeleton={<CardSkeleton lines={6} />}>
          {(data) => <Loaded data={data} record={found} />}
        </QueryView>
      )}
    </RecordPage>
  );
}

function Loaded({ data, record }: { data: Simulation; record: SimulationRecord }) {
  const t = useText(messages);
  const s = useText(statusMessages);
  const navigate = useNavigate({ from: FROM });
  const { tab = 'summary' } = readSimulationSearch({ ...useSearch({ from: FROM }) });
  const [deciding, setDeciding] = useState(false);
  const seesOutcomes = WITH_OUTCOMES.includes(useCurrentUser().user_type);
  const params = { simulationId: record.id };
  return (
    <RecordView
      title={data.simulation.name}
      about={t('page.version', { version: record.version })}
      crumbs={[{ label: t('page.crumb'), to: '/user/simulations' }]}
      facts={[
        <StatusChip key="status" status={record.status} label={s(`status.is.${record.status}`)} />,
        t('page.version', { version: record.version }),
        record.organization_name ?? t('page.platform'),
      ]}
      actions={
        <>
          <ExportButton record={record} />
          {record.may_manage && (
            <Button variant="default" onClick={() => setDeciding(true)}>
              {s('status.title')}
            </Button>
          )}
          <EditOrCopy record={record} />
          <LinkButton
            to="/user/simulations/$simulationId/play"
            params={params}
            leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden className="mirrored" />}
          >
            {t('page.play')}
          </LinkButton>
        </>
      }
      tabs={{
        group: 'simulation',
        label: data.simulation.name,
        tabs: TABS.map((value) => ({ value, label: t(`page.tab.${value}`) })),
        value: tab,
        onChange: (value) => void navigate({ search: { tab: value }, replace: true }),
      }}
    >
      {tab === 'summary' && <SimulationSummaryTab data={data} record={record} />}
      {tab === 'tasks' && (
        <Stack gap={5}>
          {data.tasks.length === 0 && <p>{t('page.no_tasks')}</p>}
          {data.tasks.map((task, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a task may be there twice, and the list never changes
            <TaskPanel key={`${task.key} ${index}`} task={task} simulationId={record.id} />
          ))}
        </Stack>
      )}
      {tab === 'traits' && <TemplateTable template={data.score_template} simulationId={record.id} />}
      {tab === 'positions' && <SimulationPositions simulationId={record.id} />}
      {tab === 'candidates' && <SimulationPlays simulationId={record.id} />}
      {tab === 'results' && (
        <Stack gap={5}>
          <SimulationResults simulationId={record.id} />
          {seesOutcomes && <SimulationValidity simulationId={record.id} />}
        </Stack>
      )}
      {tab === 'versions' && <SimulationVersions record={record} />}
      {deciding && <StatusDialog record={record} onClose={() => setDeciding(false)} />}
    </RecordView>
  );
}
