import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Calibration, calibrationQuery } from '../calibrations.api.ts';
import { messages } from '../calibrations.messages.ts';
import { useSettingsText } from '../use-settings-text.ts';
import { GroupComparisons } from './group-comparisons.tsx';
import { DriftTable, MeasureTable } from './measure-tables.tsx';
import { ScaleEvidence } from './scale-evidence.tsx';

/** Everything that own plays say of one form of a game. */
export function FormEvidence({ taskKey, formId }: { taskKey: string; formId: string }) {
  const query = useQuery(calibrationQuery(taskKey, formId));
  return (
    <QueryView page query={query}>
      {(data) => <Loaded data={data} />}
    </QueryView>
  );
}

function Loaded({ data }: { data: Calibration }) {
  const t = useText(messages);
  const settingsText = useSettingsText();
  const { form, people, examined, measures, scales, minimum, compared } = data;
  return (
    <>
      <PageHeader
        title={t('calibrations.game_version', { name: form.task_name, version: form.task_version })}
        crumbs={[
          { label: t('calibrations.norms'), to: '/user/admin/norms' },
          { label: t('calibrations.title'), to: '/user/admin/norms', search: { tab: 'calibration' } },
        ]}
        meta={
          <>
            <span>{t('calibrations.count', { n: people })}</span>
            <span>{settingsText(form.settings)}</span>
          </>
        }
      />
      <Stack gap={5}>
        <p>{t('calibrations.minimums', minimum)}</p>
        <Panel title={t('calibrations.measures')}>
          <MeasureTable measures={measures} minimum={minimum.retest} />
        </Panel>
        {scales.map((scale) => (
          <ScaleEvidence key={scale.scale} scale={scale} minimum={minimum} />
        ))}
        {scales.length === 0 && (
          <Panel title={t('calibrations.items')}>
            <p>{t('calibrations.no_items')}</p>
          </Panel>
        )}
        {scales.some(({ binary }) => binary) && <GroupComparisons compared={compared} minimum={minimum} />}
        <Panel title={t('calibrations.drift')}>
          <DriftTable measures={measures} />
        </Panel>
        {examined < people && <p>{t('calibrations.examined', { n: examined })}</p>}
      </Stack>
    </>
  );
}
