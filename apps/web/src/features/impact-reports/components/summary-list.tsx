import { Button } from '@mantine/core';
import type { ImpactSummary } from '@tryout/contract/impact-reports/impact-reports';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { useWithdrawSummary } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';

/** Summaries that were published, with the address of each. */
export function SummaryList({ summaries }: { readonly summaries: readonly ImpactSummary[] }) {
  const t = useText(messages);
  const format = useFormat();
  const withdraw = useWithdrawSummary();
  const [asked, setAsked] = useState<string | null>(null);
  if (summaries.length === 0) return null;
  return (
    <Panel title={t('impact-reports.summaries')}>
      <SimpleTable
        caption={t('impact-reports.published_on')}
        stacks
        columns={[
          { key: 'version', header: t('impact-reports.version') },
          { key: 'tool', header: t('impact-reports.publish.tool') },
          { key: 'auditor', header: t('impact-reports.publish.audited_by') },
          { key: 'on', header: t('impact-reports.published_on') },
          { key: 'page', header: t('impact-reports.public_page') },
        ]}
        rows={summaries.map((each) => ({
          key: each.impact_summary_id,
          cells: [
            format.number(each.version),
            each.tool,
            each.audited_by,
            format.date(each.published_at),
            each.withdrawn_at !== null ? (
              t('impact-reports.withdrawn_on', { day: format.date(each.withdrawn_at) })
            ) : (
              <>
                <a href={`/bias-audits/${each.impact_summary_id}`} target="_blank" rel="noreferrer">
                  {t('impact-reports.public_page')}
                </a>{' '}
                <Button variant="default" onClick={() => setAsked(each.impact_summary_id)}>
                  {t('impact-reports.withdraw')}
                </Button>
              </>
            ),
          ],
        }))}
      />
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && withdraw.mutate(asked, { onSuccess: () => setAsked(null) })}
        title={t('impact-reports.withdraw.title')}
        confirmLabel={t('impact-reports.withdraw')}
        danger
        busy={withdraw.isPending}
        error={withdraw.error}
      >
        {t('impact-reports.withdraw.text')}
      </ConfirmDialog>
    </Panel>
  );
}
