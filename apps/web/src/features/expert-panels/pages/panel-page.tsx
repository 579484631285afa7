import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Agreement, useScaleName } from '../components/agreement.tsx';
import { PanelState } from '../components/all-panels.tsx';
import { ExpertsTable } from '../components/experts-table.tsx';
import { MadeKeys } from '../components/made-keys.tsx';
import { PanelActions } from '../components/panel-actions.tsx';
import { type ExpertPanel, panelQuery } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

const FROM = '/user/admin/expert-panels/$panelId';

/** A panel: who was asked, how they agree, and the key that their ratings make. */
export function PanelPage() {
  const { panelId } = useParams({ from: FROM });
  const query = useQuery(panelQuery(panelId));
  return <RecordPage query={query}>{(data) => <Loaded data={data} />}</RecordPage>;
}

function Loaded({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number, date } = useFormat();
  const { tab = 'experts' } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const { panel } = data;
  return (
    <RecordView
      title={panel.name}
      about={named('tasks', panel.game_name)}
      crumbs={[{ label: t('expert_panels.title'), to: '/user/admin/norms', search: { tab: 'panels' } }]}
      facts={[
        <PanelState key="state" panel={panel} />,
        t('expert_panels.version', { game: named('tasks', panel.game_name), version: panel.of_version }),
        t('expert_panels.handed_in_of', { finished: number(panel.finished), invited: number(panel.invited) }),
        data.erased_at !== null
          ? t('expert_panels.erased', { date: date(data.erased_at) })
          : data.erases_at !== null && t('expert_panels.erases', { date: date(data.erases_at) }),
      ]}
      actions={<PanelActions data={data} />}
      notices={<Problems data={data} />}
      tabs={{
        group: 'expert-panel',
        label: t('expert_panels.tabs'),
        tabs: [
          { value: 'experts', label: t('expert_panels.tab.experts') },
          { value: 'agreement', label: t('expert_panels.tab.agreement') },
        ],
        value: tab,
        onChange: (value) =>
          void navigate({ search: { tab: value === 'agreement' ? value : undefined }, replace: true }),
      }}
    >
      {tab === 'agreement' ? (
        <Agreement data={data} />
      ) : (
        <Stack gap={5}>
          {data.experts.length === 0 ? (
            <EmptyState
              title={t('expert_panels.no_experts')}
              text={t('expert_panels.no_experts_text', { least: data.rule.experts })}
            />
          ) : (
            <ExpertsTable data={data} />
          )}
          <MadeKeys data={data} />
        </Stack>
      )}
    </RecordView>
  );
}

/** Why no key can be made yet. */
function Problems({ data }: { data: ExpertPanel }) {
  const t = useText(messages);
  const { number } = useFormat();
  const nameOf = useScaleName();
  const { problems, rule, panel } = data;
  if (problems.length === 0 || panel.invited === 0) return null;
  return (
    <Banner tone="info">
      {problems.map(({ code, scale }) => (
        <p key={`${code} ${scale}`}>
          {t(`expert_panels.problem.${code}`, {
            n: number(panel.finished),
            least: number(rule.experts),
            scale: nameOf(scale),
            icc: number(rule.icc, { minimumFractionDigits: 2 }),
          })}
        </p>
      ))}
    </Banner>
  );
}
