import { IconColumns3 } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { density } from '../../platform/preferences/display.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { messages } from '../ui.messages.ts';
import type { Column } from './data-table-types.ts';
import { toggled } from './selection.ts';
import classes from './table-options.module.css';

interface TableOptionsProps<Row> {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
}

/** Which columns are shown and how high rows are. */
export function TableOptions<Row>({ columns, hidden, onHidden }: TableOptionsProps<Row>) {
  const t = useText(messages);
  const chosen = density.use();
  return (
    <Popup
      label={t('ui.table.columns')}
      button={(props) => <IconButton label={t('ui.table.columns')} icon={IconColumns3} {...props} />}
    >
      {() => (
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
      )}
    </Popup>
  );
}
