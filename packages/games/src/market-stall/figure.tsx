import { memo } from 'react';
import { Message, useWords } from '../harbour/words.tsx';
import { Chart, Legend } from './chart.tsx';
import type { ChartFigure, Figure, TableFigure } from './core.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { word } from './quantities.ts';
import { sayWord } from './words.ts';

/** What numbers are read from: a table, or a chart that can be opened as a table. */
export const FigureView = memo(function FigureView({
  figure,
  inWords,
}: {
  readonly figure: Figure;
  /** Show a chart's numbers as a table from the beginning. */
  readonly inWords: boolean;
}) {
  const intl = useWords();
  if (figure.kind === 'table') return <FigureTable figure={figure} />;
  return (
    <figure className={styles.figure}>
      <figcaption>{sayWord(intl, figure.caption)}</figcaption>
      <Legend figure={figure} />
      <Chart figure={figure} />
      <details className={styles.alternative} open={inWords}>
        <summary>
          <Message id="market-stall.as_table" />
        </summary>
        <FigureTable figure={tableOf(figure)} />
      </details>
    </figure>
  );
});

function tableOf({ caption, categories, series }: ChartFigure): TableFigure {
  return {
    kind: 'table',
    caption,
    columns: [word(`${categories[0]?.word ?? 'week'}_heading`), ...series.map(({ name }) => name)],
    rows: categories.map((head, i) => ({
      head,
      cells: series.map(({ values }) => ({ value: values[i] ?? 0, unit: 'kg', decimals: 0 })),
    })),
  };
}
