import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AiRunRow, exportAiRuns } from '@tryout/contract/ai-assist/ai-assist';
import { AI_RUN_STATES } from '@tryout/domain/ai-assist/ai-kinds';
import { useState } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { runQuery, runsQuery } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { problemWords } from '../problem-words.ts';
import { RUN_KINDS, RUN_PROVIDERS, readRunsSearch, runFilters } from '../runs-search.ts';

/** Where the drafts that the filters find are exported. */
function exportUrl(filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filters).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return `${API_BASE}${exportAiRuns.path}?${new URLSearchParams(given)}`;
}

/** Every draft there was, newest first. */
export function RunLog() {
  const t = useText(messages);
  const { number } = useFormat();
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const at = useListState(readRunsSearch);
  const query = useQuery({ ...runsQuery(at.search), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<AiRunRow | null>(null);
  return (
    <>
      <ListView
        label={t('ai.tab.log')}
        at={at}
        query={query}
        filters={[
          {
            kind: 'one',
            key: 'kind',
            label: t('ai.kind'),
            all: t('ai.all_kinds'),
            options: RUN_KINDS.map((value) => ({ value, label: t(`ai.kind.${value}`) })),
          },
          {
            kind: 'one',
            key: 'provider',
            label: t('ai.answered_by'),
            all: t('ai.all_answers'),
            options: RUN_PROVIDERS.map((value) => ({ value, label: t(`ai.answers.${value}`) })),
          },
          {
            kind: 'one',
            key: 'status',
            label: t('ai.status'),
            all: t('ai.all_states'),
            options: AI_RUN_STATES.map((value) => ({ value, label: t(`ai.status.${value}`) })),
          },
          ...(isPlatform && at.search.organization_id
            ? [
                {
                  kind: 'one' as const,
                  key: 'organization_id' as const,
                  label: t('ai.organization'),
                  all: t('ai.all_organizations'),
                  options: [
                    {
                      value: at.search.organization_id,
                      label: query.data?.items[0]?.organization_name ?? t('ai.organization'),
                    },
                  ],
                },
              ]
            : []),
          { kind: 'day', key: 'from', label: t('ai.from') },
          { kind: 'day', key: 'until', label: t('ai.until') },
        ]}
        tools={
          <Button component="a" variant="default" href={exportUrl(runFilters(at.search))} download>
            {t('ai.export')}
          </Button>
        }
        remember="ai-runs"
        columns={[
          {
            key: 'when',
            header: t('ai.when'),
            width: '170px',
            cell: (row) => <TimeText at={row.requested_at} />,
          },
          { key: 'kind', header: t('ai.kind'), cell: (row) => t(`ai.kind.${row.kind}`) },
          ...(isPlatform
            ? [
                {
                  key: 'organization',
                  header: t('ai.organization'),
                  cell: (row: AiRunRow) => <bdi>{row.organization_name ?? '–'}</bdi>,
                },
              ]
            : []),
          { key: 'who', header: t('ai.asked_by'), cell: (row) => <bdi>{row.requested_by_name ?? '–'}</bdi> },
          { key: 'by', header: t('ai.answered_by'), cell: (row) => t(`ai.answers.${row.provider}`) },
          {
            key: 'status',
            header: t('ai.status'),
            width: '130px',
            cell: (row) => t(`ai.status.${row.status}`),
          },
          {
            key: 'cost',
            header: t('ai.cost'),
            width: '110px',
            align: 'end',
            cell: (row) =>
              number(row.cost_micros / 1_000_000, {
                style: 'currency',
                currency: row.currency,
                maximumFractionDigits: 4,
              }),
          },
        ]}
        rowId={(row) => row.ai_run_id}
        rowLabel={(row) => t(`ai.kind.${row.kind}`)}
        onOpen={setOpened}
        empty={{ title: t('ai.no_runs'), text: t('ai.no_runs_text') }}
      />
      {opened && (
        <Dialog opened onClose={() => setOpened(null)} title={t(`ai.kind.${opened.kind}`)}>
          <Run id={opened.ai_run_id} />
          {isPlatform && opened.organization_id !== null && (
            <Row>
              <Button
                variant="default"
                onClick={() => {
                  at.set({ organization_id: opened.organization_id ?? undefined });
                  setOpened(null);
                }}
              >
                {t('ai.only_this_organization')}
              </Button>
            </Row>
          )}
        </Dialog>
      )}
    </>
  );
}

function Run({ id }: { readonly id: string }) {
  const t = useText(messages);
  const { number } = useFormat();
  return (
    <QueryView query={useQuery(runQuery(id))}>
      {(run) => (
        <Stack>
          <FactList
            facts={[
              [t('ai.answered_by'), `${t(`ai.answers.${run.provider}`)} · ${run.model}`],
              [t('ai.version'), run.prompt_version],
              [t('ai.status'), t(`ai.status.${run.status}`)],
              [t('ai.problem'), run.problem === '' ? '' : problemWords(t, run.problem)],
              [t('ai.tokens'), number(run.tokens_in + run.tokens_out)],
              [t('ai.took'), t('ai.milliseconds', { n: number(run.took_ms) })],
              [t('ai.organization'), run.organization_name ?? ''],
            ]}
          />
          <h3>{t('ai.given')}</h3>
          <Json value={run.input_snapshot} label={t('ai.given')} />
          <h3>{t('ai.said')}</h3>
          <Json value={run.output} label={t('ai.said')} />
          {run.steps.length > 0 && <h3>{t('ai.steps')}</h3>}
          {run.steps.map((step) => (
            <div key={step.done_at}>
              {t(`ai.status.${step.kind}`)} · <bdi>{step.done_by_name ?? '–'}</bdi> ·{' '}
              <TimeText at={step.done_at} />
              {step.edits.length > 0 && <Json value={step.edits} label={t('ai.steps')} />}
            </div>
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

/** What was given and said, as plain text: nothing of it is ever drawn. */
function Json({ value, label }: { readonly value: unknown; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section tabIndex={0} aria-label={label}>
      <pre className={classes.plain} dir="ltr">
        {JSON.stringify(value, null, 2)}
      </pre>
    </section>
  );
}
