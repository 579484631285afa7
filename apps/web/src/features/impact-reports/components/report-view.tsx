import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImpactReport } from '@tryout/contract/impact-reports/impact-reports';
import { useState } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { reportQuery } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';
import { useGroupText } from '../use-group-text.ts';
import { Definitions } from './definitions.tsx';
import { ImpactTable } from './impact-table.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** One report: every selection by sex, race or ethnicity, and both. */
export function ReportView({ reportId }: { readonly reportId: string }) {
  return (
    <QueryView query={useQuery(reportQuery(reportId))}>{(report) => <Loaded report={report} />}</QueryView>
  );
}

function Loaded({ report }: { readonly report: ImpactReport }) {
  const t = useText(messages);
  const [publishing, setPublishing] = useState(false);
  const isTold = report.sections.some(({ steps }) => steps.length > 0);
  return (
    <Stack gap={5}>
      <Row>
        <p>{t('impact-reports.people', { count: report.people })}</p>
        {(['csv', 'xlsx', 'pdf'] as const).map((kind) => (
          <Button
            key={kind}
            component="a"
            variant="default"
            href={`${API_BASE}/reports/impact/${report.impact_report_id}/csv?format=${kind}`}
          >
            {t('impact-reports.export', { format: kind.toUpperCase() })}
          </Button>
        ))}
        {isTold && (
          <Button variant="default" onClick={() => setPublishing(true)}>
            {t('impact-reports.publish')}
          </Button>
        )}
      </Row>
      {report.positions.length > 0 && (
        <p>
          {t(
            report.department_id === null
              ? 'impact-reports.positions_counted_none'
              : 'impact-reports.positions_counted',
            { titles: report.positions.map(({ title }) => title).join(' · ') },
          )}
        </p>
      )}
      {report.sections.map((section) => (
        <Section key={section.about} section={section} />
      ))}
      {report.differences.length > 0 && (
        <Panel title={t('impact-reports.differences')}>
          <Differences of={report.differences} />
        </Panel>
      )}
      {report.culture && (
        <Panel title={t('impact-reports.culture')}>
          <Stack gap={4}>
            <p>{t('impact-reports.culture.about', { count: report.culture.positions })}</p>
            {report.culture.differences.length > 0 ? (
              <Differences of={report.culture.differences} />
            ) : (
              <p>
                {t(
                  report.culture.held_back
                    ? 'impact-reports.culture.held_back'
                    : 'impact-reports.culture.none',
                )}
              </p>
            )}
          </Stack>
        </Panel>
      )}
      {report.items.length > 0 && <Items items={report.items} />}
      <Definitions />
      <PublishDialog
        opened={publishing}
        onClose={() => setPublishing(false)}
        reportId={report.impact_report_id}
      />
    </Stack>
  );
}

function Differences({ of }: { readonly of: ImpactReport['differences'] }) {
  const t = useText(messages);
  const format = useFormat();
  const groupText = useGroupText();
  return (
    <ul>
      {of.map((each) => (
        <li key={`${each.about} ${each.key}`}>
          {t('impact-reports.difference', {
            group: groupText(each.key),
            compared: groupText(each.compared_with),
            d: format.number(each.d),
            low: format.number(each.low),
            high: format.number(each.high),
          })}
        </li>
      ))}
    </ul>
  );
}

function Section({ section }: { readonly section: ImpactReport['sections'][number] }) {
  const t = useText(messages);
  const groupText = useGroupText();
  const format = useFormat();
  const stage = (name: string) => t(`impact-reports.stage.${name}` as Parameters<typeof t>[0]);
  return (
    <Panel title={t(`impact-reports.about.${section.about}`)}>
      {section.groups === null ? (
        <p>{t('impact-reports.too_few')}</p>
      ) : section.steps.length === 0 ? (
        <Stack gap={3}>
          <p>{t('impact-reports.groups_only')}</p>
          <BarRows
            label={t('impact-reports.applicants')}
            rows={section.groups.map(({ key, people }) => ({
              key,
              label: groupText(key),
              value: people,
              words: format.number(people),
            }))}
          />
          <p>{t('impact-reports.unknown', { count: format.number(section.unknown) })}</p>
        </Stack>
      ) : (
        <Stack gap={5}>
          {section.steps.map(({ from, to, table }) => {
            const name = t('impact-reports.step', { from: stage(from), to: stage(to) });
            return (
              <Stack key={`${from} ${to}`} gap={3}>
                <h3>{name}</h3>
                <ImpactTable
                  caption={`${t(`impact-reports.about.${section.about}`)}: ${name}`}
                  table={table}
                  nameOf={groupText}
                />
              </Stack>
            );
          })}
        </Stack>
      )}
    </Panel>
  );
}

/** Items that are harder for one group than for another of the same ability, task by task. */
function Items({ items }: { readonly items: ImpactReport['items'] }) {
  const t = useText(messages);
  const groupText = useGroupText();
  const named = useLibraryNames();
  const { number } = useFormat();
  return (
    <Panel title={t('impact-reports.items')}>
      <Stack gap={3}>
        <p>{t('impact-reports.items_about')}</p>
        <SimpleTable
          caption={t('impact-reports.items')}
          stacks
          columns={[
            { key: 'task', header: t('impact-reports.items.task') },
            { key: 'measures', header: t('impact-reports.items.measures') },
            { key: 'groups', header: t('impact-reports.items.groups') },
            { key: 'count', header: t('impact-reports.items.count'), align: 'end' },
            { key: 'moderate', header: t('impact-reports.items.moderate'), align: 'end' },
            { key: 'large', header: t('impact-reports.items.large'), align: 'end' },
          ]}
          rows={items.map((each) => ({
            key: [each.task_key, each.about, each.question_set, each.reference, each.focal].join(' '),
            cells: [
              named('tasks', each.task_name),
              each.subtraits.map((name) => named('entries', name)).join(' · '),
              t('impact-reports.items.pair', {
                focal: groupText(each.focal),
                reference: groupText(each.reference),
              }),
              number(each.items),
              number(each.moderate),
              number(each.large),
            ],
          }))}
        />
      </Stack>
    </Panel>
  );
}
