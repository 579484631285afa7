import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './card-list.module.css';
import type { DataTableProps } from './data-table-types.ts';
import { RowMenu } from './row-menu.tsx';
import { toggled } from './selection.ts';

/** The rows as cards, on phones: the first column is the card's head. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const t = useText(messages);
  const { selection, onSelection, menu } = props;
  const [head, ...rest] = props.columns;
  return (
    <ul className={classes.cards} aria-label={props.label}>
      {props.rows.map((row) => {
        const id = props.rowId(row);
        const name = props.rowLabel(row);
        return (
          <li key={id} className={classes.card} data-selected={selection?.has(id) || undefined}>
            <div className={classes.head}>
              {selection && (
                <label className={classes.check}>
                  <input
                    type="checkbox"
                    aria-label={t('ui.table.select', { name })}
                    checked={selection.has(id)}
                    onChange={() => onSelection?.(toggled(selection, id))}
                  />
                </label>
              )}
              <div className={classes.title}>{head?.cell(row)}</div>
              {menu && <RowMenu name={name} actions={menu(row)} />}
            </div>
            {props.card ? (
              props.card(row)
            ) : (
              <dl className={classes.facts}>
                {rest.map((column) => (
                  <div key={column.key}>
                    <dt>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
