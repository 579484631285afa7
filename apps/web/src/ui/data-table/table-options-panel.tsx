import { useText } from '../../platform/i18n/use-text.ts';
import { density } from '../../platform/preferences/display.ts';
import { messages } from '../ui.messages.ts';
import type { Column } from './data-table-types.ts';
import { toggled } from './selection.ts';
import classes from './table-options.module.css';

export interface TableOptionsProps<Row> {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

/** Which columns are shown and how high rows are. */
export default function TableOptionsPanel<Row>({ columns, hidden, onHidden }: TableOptionsProps<Row>) {
  const t = useText(messages);
  const chosen = density.use();
  return (
    <div className={classes.options}>
      <fieldset>
        <legend>{t('ui.table.columns')}</legend>
        {columns.slice(1).map((column) => (
          <label key={column.key}>
            <input
              type="checkbox"
              disabled={column.fixed}
              checked={column.fixed || !hidden.has(column.key)}
              onChange={() => onHidden(toggled(hidden, column.key))}
            />
            {column.header}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('ui.table.density')}</legend>
        {(['comfortable', 'compact'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="density"
              checked={chosen === value}
              onChange={() => density.set(value)}
            />
            {t(`ui.table.${value}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
