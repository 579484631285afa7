import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { VISIT_PERIODS } from '@tryout/contract/visit-counts/visit-counts';
import { countedSteps, VISIT_FLOWS, VISIT_PAGES, type VisitKey } from '@tryout/domain/visit-counts/visits';
import { Suspense } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type VisitCounts, visitCountsQuery } from '../visit-counts.api.ts';
import { messages } from '../visit-counts.messages.ts';
import { shownVisits, type VisitsSearch } from '../visits-search.ts';
import classes from './visits-page.module.css';

const DayBars = lazyPiece(() =>
  import('../../../ui/charts/day-bars.tsx').then((m) => ({ default: m.DayBars })),
);

/** How often public pages were looked at and steps taken; what is chosen stands in the address. */
export function VisitsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { days, page } = shownVisits(useSearch({ strict: false }) as Readonly<Record<string, unknown>>);
  const query = useQuery({ ...visitCountsQuery(days), placeholderData: keepPreviousData });
  const change = (wish: VisitsSearch) =>
    void navigate({ to: '.', search: { days, page, ...wish } as never, replace: true });
  return (
    <Page>
      <PageHeader
        title={t('visits.title')}
        actions={
          <Button component="a" variant="default" href={`${API_BASE}/admin/visits/export?days=${days}`}>
            {t('visits.export')}
          </Button>
        }
      />
      <Stack gap={5}>
        <p>{t('visits.about')}</p>
        <QueryView query={query} skeleton={<CardSkeleton lines={10} />}>
          {(data) => (
            <div aria-busy={query.isPlaceholderData || undefined}>
              {data.is_on || data.counts.some(({ total, before }) => total + before > 0) ? (
                <Stack gap={4}>
                  {!data.is_on && <Banner action={<Settings />}>{t('visits.off_now')}</Banner>}
                  <NativeSelect
                    className={classes.period}
                    label={t('visits.period')}
                    value={days}
                    data={VISIT_PERIODS.map((each) => ({
                      value: each,
                      label: t('visits.days', { days: Number(each) }),
                    }))}
                    onChange={({ currentTarget }) => change(shownVisits({ days: currentTarget.value, page }))}
                  />
                  <Pages data={data} page={page} onPage={(chosen) => change({ page: chosen })} />
                  <Flows data={data} />
                </Stack>
              ) : (
                <EmptyState title={t('visits.off')} action={<Settings />} />
              )}
            </div>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}

function Settings() {
  const t = useText(messages);
  return <LinkButton to="/user/admin/config">{t('visits.settings')}</LinkButton>;
}

/** Whole percent in the reader's language. */
function usePercent() {
  const { number } = useFormat();
  return (share: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    number(share, { style: 'percent', maximumFractionDigits: 0, signDisplay });
}

const NONE = { total: 0, before: 0, days: [] as readonly number[] };
const countOf = ({ counts }: VisitCounts, key: VisitKey) => counts.find((each) => each.key === key) ?? NONE;

const DAY_MS = 24 * 60 * 60_000;
const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface PagesProps {
  readonly data: VisitCounts;
  readonly page: VisitKey;
  readonly onPage: (page: VisitKey) => void;
}

function Pages({ data, page, onPage }: PagesProps) {
  const t = useText(messages);
  const { number, date } = useFormat();
  const percent = usePercent();
  const name = t(`visits.key.${page}`);
  const { total, days } = countOf(data, page);
  const byDay = days.map((count, at) => ({ day: dayAfter(data.from, at), count }));
  const busiest = byDay.reduce((most, each) => (each.count > most.count ? each : most), {
    day: data.from,
    count: 0,
  });
  const summary =
    total === 0
      ? t('visits.none', { name })
      : t('visits.summary', {
          name,
          total: number(total),
          most: number(busiest.count),
          day: date(busiest.day, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
        });
  return (
    <Panel title={t('visits.pages')}>
      <Stack gap={4}>
        <SimpleTable
          caption={t('visits.by_page')}
          columns={[
            { key: 'page', header: t('visits.page') },
            { key: 'views', header: t('visits.views'), align: 'end' },
            { key: 'before', header: t('visits.before'), align: 'end' },
            { key: 'change', header: t('visits.change'), align: 'end' },
          ]}
          rows={VISIT_PAGES.map((key) => {
            const { total: now, before } = countOf(data, key);
            return {
              key,
              cells: [
                t(`visits.key.${key}`),
                number(now),
                number(before),
                before === 0 ? '–' : percent(now / before - 1, 'exceptZero'),
              ],
            };
          })}
        />
        <Row gap={3}>
          <NativeSelect
            label={t('visits.chart')}
            value={page}
            data={VISIT_PAGES.map((key) => ({ value: key, label: t(`visits.key.${key}`) }))}
            onChange={({ currentTarget }) => onPage(currentTarget.value as VisitKey)}
          />
        </Row>
        <div className={classes.chart}>
          <Suspense fallback={null}>
            <DayBars name={name} days={byDay} summary={summary} />
          </Suspense>
        </div>
        <p className={classes.quiet}>{summary}</p>
      </Stack>
    </Panel>
  );
}

function Flows({ data }: { readonly data: VisitCounts }) {
  const t = useText(messages);
  const { number } = useFormat();
  const percent = usePercent();
  return (
    <>
      {VISIT_FLOWS.map(({ flow, steps }) => (
        <Panel key={flow} title={t(`visits.flow.${flow}`)}>
          <BarRows
            label={t(`visits.flow.${flow}`)}
            rows={countedSteps(steps, (key) => countOf(data, key).total).map(({ key, count, share }) => ({
              key,
              label: t(`visits.key.${key}`),
              value: count,
              words:
                share === null
                  ? number(count)
                  : t('visits.step_share', { count: number(count), share: percent(share) }),
            }))}
          />
        </Panel>
      ))}
      <p className={classes.quiet}>{t('visits.flows_about')}</p>
    </>
  );
}
