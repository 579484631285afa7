import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { inWords } from '../../../measures/public.ts';
import { type ComputationMessage, messages as computed } from '../../computation.messages.ts';
import type { Trial } from '../../score-cards.api.ts';
import { trialColumns } from '../../text/trial-plot.ts';
import { messages } from '../../timeline.messages.ts';
import { useColumnName } from './use-column-name.ts';

const isKey = (key: string): key is ComputationMessage => Object.hasOwn(computed.en, key);

/** A cell of a trial table in the reader's words. */
export function useTrialCell(): (value: Trial[string] | undefined, column: string) => string {
  const t = useText(computed);
  const { number } = useFormat();
  return (value, column) => {
    if (typeof value === 'number') {
      // Rows are counted from 1 for people.
      const counts = column === 'i' || column === 'flight';
      return number(counts ? value + 1 : value, { maximumFractionDigits: 1 });
    }
    const message = `computed.cell.${value ?? 'none'}`;
    return isKey(message) ? t(message) : inWords(String(value));
  };
}

/** A response in words: every column of its table with its value. */
export function useTrialWords(
  taskKey: string,
  trials: readonly Trial[],
): (index: number) => readonly string[] {
  const t = useText(messages);
  const columnName = useColumnName();
  const cell = useTrialCell();
  const columns = trialColumns(taskKey, trials).filter((column) => column !== 'replaced');
  return (index) =>
    columns.map((column) =>
      t('timeline.point', { name: columnName(column), value: cell(trials[index]?.[column], column) }),
    );
}
