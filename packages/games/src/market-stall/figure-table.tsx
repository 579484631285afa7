import { useWords } from '../harbour/words.tsx';
import type { TableFigure } from './core.ts';
import styles from './figures.module.css';
import { sayNumber, sayQuantity, sayWord } from './words.ts';

/** Rows of numbers under headings; numbers stand below each other by their last digit. */
export function FigureTable({ figure }: { readonly figure: TableFigure }) {
  const intl = useWords();
  return (
    <table className={styles.table}>
      <caption>{sayWord(intl, figure.caption)}</caption>
      <thead>
        <tr>
          {figure.columns.map((column) => (
            <th key={column.word} scope="col">
              {sayWord(intl, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map(({ head, cells }) => (
          <tr key={`${head.word}.${head.n}`}>
            <th scope="row">{sayWord(intl, head)}</th>
            {cells.map((cell, column) => (
              <td key={figure.columns[column + 1]?.word}>
                {isMixed(figure) ? sayQuantity(intl, cell) : sayNumber(intl, cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a column holds numbers of several units, so that each has to name its own. */
function isMixed({ rows }: TableFigure): boolean {
  return rows.some(({ cells }) => cells.some(({ unit }, column) => unit !== rows[0]?.cells[column]?.unit));
}
