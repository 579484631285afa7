import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { type OutcomeValidity, useRemoveOutcome, type Validity } from '../outcomes.api.ts';
import { messages } from '../outcomes.messages.ts';

interface OutcomePanelProps {
  readonly told: OutcomeValidity;
  readonly minimum: Validity['minimum'];
  readonly applicants: number;
}

/** One outcome: how the scores go with it, and how many with low and high job fits reached the middle of it. */
export function OutcomePanel({ told, minimum, applicants }: OutcomePanelProps) {
  const t = useText(messages);
  const remove = useRemoveOutcome();
  const [asked, setAsked] = useState(false);
  return (
    <Panel
      title={told.outcome}
      actions={
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('outcomes.remove')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('outcomes.counts', { n: told.people, all: applicants })}</p>
        {told.predictors.length === 0 ? (
          <p>{t('outcomes.too_few', { n: told.people, minimum: minimum.correlation })}</p>
        ) : (
          <Correlations told={told} />
        )}
        {told.expectancy === null ? (
          <p>{t('outcomes.expectancy.too_few', { n: told.people, minimum: minimum.expectancy })}</p>
        ) : (
          <Expectancy expectancy={told.expectancy} />
        )}
      </Stack>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate(told.outcome, { onSuccess: () => setAsked(false) })}
        title={t('outcomes.remove.title', { outcome: told.outcome })}
        confirmLabel={t('outcomes.remove')}
        danger
        busy={remove.isPending}
        error={remove.error}
      >
        {t('outcomes.remove.text')}
      </ConfirmDialog>
    </Panel>
  );
}

function Correlations({ told }: { told: OutcomeValidity }) {
  const t = useText(messages);
  const { number } = useFormat();
  const two = (value: number) => number(value, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const interval = ({ r, low, high }: { r: number; low: number; high: number }) =>
    t('outcomes.interval', { r: two(r), low: two(low), high: two(high) });
  return (
    <>
      <SimpleTable
        caption={t('outcomes.correlations', { outcome: told.outcome })}
        stacks
        columns={[
          { key: 'score', header: t('outcomes.score') },
          { key: 'n', header: t('outcomes.people'), align: 'end' },
          { key: 'observed', header: t('outcomes.observed'), align: 'end' },
          { key: 'corrected', header: t('outcomes.corrected'), align: 'end' },
        ]}
        rows={told.predictors.map(({ trait, observed, corrected }) => ({
          key: trait ?? '',
          cells: [
            trait ?? t('outcomes.job_fit'),
            number(observed.n),
            interval(observed),
            corrected ? interval(corrected) : t('outcomes.not_corrected'),
          ],
        }))}
      />
      <p>{t('outcomes.corrected.about')}</p>
    </>
  );
}

function Expectancy({ expectancy }: { expectancy: NonNullable<OutcomeValidity['expectancy']> }) {
  const t = useText(messages);
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={t('outcomes.expectancy')}
      captionShown
      columns={[
        { key: 'fit', header: t('outcomes.job_fit') },
        { key: 'n', header: t('outcomes.people'), align: 'end' },
        {
          key: 'reached',
          header: t('outcomes.reached', { goal: number(expectancy.goal, { maximumFractionDigits: 2 }) }),
          align: 'end',
        },
      ]}
      rows={expectancy.rows.map(({ from, to, n, reached }) => ({
        key: String(from),
        cells: [
          t('outcomes.between', {
            from: number(from, { maximumFractionDigits: 1 }),
            to: number(to, { maximumFractionDigits: 1 }),
          }),
          number(n),
          t('outcomes.share', {
            share: number(reached / n, { style: 'percent', maximumFractionDigits: 0 }),
            reached,
          }),
        ],
      }))}
    />
  );
}
