import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import type { ImportResult } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import { useFieldLabel } from '../use-field-label.ts';
import classes from './import-rows.module.css';

const OUTCOMES = ['problem', 'change', 'add', 'same'] as const;
const LOOKS = { problem: 'rejected', change: 'draft', add: 'approved', same: 'closed' } as const;

/** The rows of a file with what would become of each; only those in sight are drawn. */
export function ImportRows({ rows, counts }: { rows: ImportResult['rows']; counts: ImportResult['counts'] }) {
  const t = useText(messages);
  const label = useFieldLabel(null);
  const [outcome, setOutcome] = useState<string>(OUTCOMES.find((one) => counts[one] > 0) ?? 'same');
  const region = useRef<HTMLDivElement>(null);
  const shown = rows.filter((row) => row.outcome === outcome);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => region.current,
    estimateSize: () => 64,
    overscan: 6,
  });
  return (
    <>
      <UrlTabs
        label={t('traits.import.rows')}
        group="outcome"
        value={outcome}
        onChange={setOutcome}
        tabs={OUTCOMES.filter((one) => counts[one] > 0).map((one) => ({
          value: one,
          label: t(`traits.import.${one}`),
          count: counts[one],
        }))}
      />
      <div ref={region} {...tabPanelProps('outcome', outcome)} className={classes.region}>
        <ul className={classes.list} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = shown[item.index];
            if (!row) return null;
            return (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className={classes.row}
                style={{ insetBlockStart: item.start }}
                aria-posinset={item.index + 1}
                aria-setsize={shown.length}
              >
                <span className={classes.line}>{t('traits.import.line', { line: row.line })}</span>
                <span className={classes.words}>
                  <strong dir="auto">{row.name || row.key || '–'}</strong>
                  {row.kind && <span className={classes.small}>{t(`traits.kind.${row.kind}`)}</span>}
                  {row.problems.map((problem) => (
                    <span key={`${problem.field}${problem.message}`} className={classes.problem}>
                      <bdi>{`${label([problem.field])}: ${problem.message}`}</bdi>
                    </span>
                  ))}
                  {row.differences.length > 0 && (
                    <span className={classes.small}>
                      {[...new Set(row.differences.map((one) => label(one.path)))].join(' · ')}
                    </span>
                  )}
                </span>
                <StatusChip status={LOOKS[row.outcome]} label={t(`traits.import.${row.outcome}`)} />
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
