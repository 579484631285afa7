import { Button, NumberInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type Retention, setRetention } from '@tryout/contract/personal-data/retention';
import { RETENTION_MONTHS } from '@tryout/domain/personal-data/retention';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  holdsQuery,
  retentionPreviewQuery,
  retentionQuery,
  useLiftHold,
  useSetRetention,
} from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

type Outcome = Retention['rules'][number]['outcome'];

/** How long applications are kept, what would go when, what a hold keeps, and what went. */
export function OrganizationRetention() {
  const query = useQuery(retentionQuery());
  return (
    <QueryView query={query}>
      {(retention) => (
        <>
          <Rules key={JSON.stringify(retention.rules)} retention={retention} />
          <Holds />
          <Runs retention={retention} />
        </>
      )}
    </QueryView>
  );
}

/** What a country's usual months are said of. */
const SUGGESTED = ['rejected', 'withdrawn', 'unfinished'] as const;

function Rules({ retention }: { retention: Retention }) {
  const t = useText(messages);
  const save = useSetRetention();
  const form = useForm(setRetention, {
    start: () => ({ rules: retention.rules.map(({ outcome, months }) => ({ outcome, months })) }),
    error: save.error,
    busy: save.isPending,
  });
  const { rules } = form.values;
  const preview = useQuery({ ...retentionPreviewQuery(rules), enabled: form.isChanged });
  const { suggestion } = retention;
  const setMonths = (outcomes: readonly Outcome[], months: number | null) =>
    form.set({ rules: rules.map((rule) => (outcomes.includes(rule.outcome) ? { ...rule, months } : rule)) });
  const suggest = () => setMonths(SUGGESTED, suggestion?.months ?? null);
  return (
    <Panel title={t('retention.title')}>
      <FormBody form={form} onSubmit={() => save.mutate(rules)}>
        <Stack gap={4}>
          <p>{t('retention.text')}</p>
          {suggestion && (
            <Banner
              action={
                <Button variant="default" onClick={suggest}>
                  {t('retention.suggestion.use')}
                </Button>
              }
            >
              {t(`retention.suggestion.${suggestion.kind}`, {
                months: suggestion.months,
                country: suggestion.country,
                source: suggestion.source,
              })}
            </Banner>
          )}
          {rules.map(({ outcome, months }, at) => (
            <NumberInput
              key={outcome}
              {...form.field(`rules.${at}.months`, t(`retention.outcome.${outcome}`))}
              description={t('retention.months')}
              min={RETENTION_MONTHS.least}
              max={RETENTION_MONTHS.most}
              allowDecimal={false}
              value={months ?? ''}
              placeholder={t('retention.forever')}
              onChange={(value) => setMonths([outcome], typeof value === 'number' ? value : null)}
            />
          ))}
          <Preview rows={form.isChanged ? (preview.data?.preview ?? []) : retention.preview} />
          <p>{t('retention.told')}</p>
          <div>
            <Button type="submit" loading={save.isPending} disabled={!form.isChanged}>
              {t('retention.save')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}

function Preview({ rows }: { rows: Retention['preview'] }) {
  const t = useText(messages);
  const format = useFormat();
  if (rows.length === 0) return <p role="status">{t('retention.preview.none')}</p>;
  return (
    <SimpleTable
      caption={t('retention.preview')}
      captionShown
      stacks
      columns={[
        { key: 'outcome', header: t('retention.preview.outcome') },
        { key: 'now', header: t('retention.preview.now'), align: 'end' },
        { key: 'month', header: t('retention.preview.in_30'), align: 'end' },
        { key: 'quarter', header: t('retention.preview.in_90'), align: 'end' },
        { key: 'held', header: t('retention.preview.held'), align: 'end' },
      ]}
      rows={rows.map((row: Retention['preview'][number]) => ({
        key: row.outcome,
        cells: [
          t(`retention.outcome.${row.outcome as Outcome}`),
          format.number(row.now),
          format.number(row.in_30_days),
          format.number(row.in_90_days),
          format.number(row.held),
        ],
      }))}
    />
  );
}

function Holds() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(holdsQuery());
  const errorText = useErrorText();
  const lift = useLiftHold();
  return (
    <Panel title={t('holds.title')}>
      <Stack gap={4}>
        <p>{t('holds.text')}</p>
        {lift.isError && <p role="alert">{errorText(lift.error)}</p>}
        <QueryView query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{t('holds.none')}</p>
            ) : (
              <SimpleTable
                caption={t('holds.title')}
                stacks
                columns={[
                  { key: 'who', header: t('holds.who') },
                  { key: 'reason', header: t('holds.reason') },
                  { key: 'until', header: t('holds.until') },
                  { key: 'action', header: t('holds.action') },
                ]}
                rows={items.map((hold) => ({
                  key: hold.application_id,
                  cells: [
                    <span key="who" dir="auto">{`${hold.applicant_name} · ${hold.position_title}`}</span>,
                    <span key="reason" dir="auto">
                      {hold.reason}
                      {hold.erasure_waits && ` · ${t('holds.erasure_waits')}`}
                    </span>,
                    format.date(hold.until),
                    <Button
                      key="lift"
                      variant="default"
                      aria-label={t('holds.lift_one', { name: hold.applicant_name })}
                      loading={lift.isPending && lift.variables === hold.application_id}
                      onClick={() => lift.mutate(hold.application_id)}
                    >
                      {t('holds.lift')}
                    </Button>,
                  ],
                }))}
              />
            )
          }
        </QueryView>
      </Stack>
    </Panel>
  );
}

function Runs({ retention }: { retention: Retention }) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <Panel title={t('runs.title')}>
      <Stack gap={4}>
        <p>{t('runs.text', { count: retention.erased_in_all })}</p>
        {retention.runs.length > 0 && (
          <SimpleTable
            caption={t('runs.title')}
            stacks
            columns={[
              { key: 'when', header: t('runs.when') },
              { key: 'erased', header: t('runs.erased'), align: 'end' },
              { key: 'people', header: t('runs.people'), align: 'end' },
              { key: 'held', header: t('runs.held'), align: 'end' },
              { key: 'told', header: t('runs.told'), align: 'end' },
            ]}
            rows={retention.runs.map((run) => ({
              key: run.began_at,
              cells: [
                <TimeText key="when" at={run.began_at} />,
                format.number(run.erased),
                format.number(run.people),
                format.number(run.held),
                format.number(run.told),
              ],
            }))}
          />
        )}
      </Stack>
    </Panel>
  );
}
