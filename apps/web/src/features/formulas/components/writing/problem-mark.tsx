import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import type { FormulaRow } from '../../formulas.api.ts';
import { messages } from '../../formulas.messages.ts';
import classes from './problem-mark.module.css';

/** What is wrong with a formula as it is stored; nothing where all is well. */
export function ProblemMark({ row }: { row: Pick<FormulaRow, 'parses' | 'missing_data_points'> }) {
  const t = useText(messages);
  const { list } = useFormat();
  const names = row.missing_data_points;
  if (row.parses && names.length === 0) return null;
  return (
    <span className={classes.mark}>
      <IconAlertTriangle size={16} stroke={2} aria-hidden />
      <span>
        {row.parses
          ? t('formulas.problem.points', { count: names.length, names: list(names) })
          : t('formulas.problem.unreadable')}
      </span>
    </span>
  );
}
