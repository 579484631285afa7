import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { writeDelimitedRow } from '@tryout/domain/text/delimited-text';
import { useText } from '../../platform/i18n/use-text.ts';
import { saveFile } from '../controls/save-file.ts';
import { SimpleTable } from '../lists/simple-table.tsx';
import { importMessages } from './import.messages.ts';
import type { Sheet } from './read-sheet.ts';
import classes from './row-problems.module.css';

/** What is wrong with one row of a file. */
export interface RowProblem {
  /** The line of the file that the row begins on, from 1. */
  readonly line: number;
  /** The field it is about, as people call it; left out: the whole row. */
  readonly field?: string | undefined;
  /** A whole sentence in the reader's language. */
  readonly message: string;
}

interface RowProblemsProps {
  sheet: Sheet;
  problems: readonly RowProblem[];
  /** All there are, where only the first are known. */
  count: number;
}

/** Most that are listed on the page; the file to download has all that are known. */
const MOST_SHOWN = 100;

/** What is wrong with which line, and the lines as a file in which they can be corrected. */
export function RowProblems({ sheet, problems, count }: RowProblemsProps) {
  const t = useText(importMessages);
  const shown = problems.slice(0, MOST_SHOWN);
  const download = () => {
    const cellsOf = new Map(sheet.rows.map((row) => [row.line, row.cells]));
    const lines = [
      [...sheet.headings, t('ui.import.line'), t('ui.import.problem')],
      ...problems.map(({ line, field, message }) => [
        ...sheet.headings.map((_, at) => cellsOf.get(line)?.[at] ?? ''),
        String(line),
        field ? t('ui.import.problem_in', { field, message }) : message,
      ]),
    ];
    const text = `\uFEFF${lines.map(writeDelimitedRow).join('')}`;
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), t('ui.import.problems_file'));
  };
  return (
    <section className={classes.problems} aria-label={t('ui.import.problems')}>
      <div className={classes.head}>
        <h3>{t('ui.import.problems_count', { count })}</h3>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={download}
        >
          {t('ui.import.problems_download')}
        </Button>
      </div>
      <SimpleTable
        caption={t('ui.import.problems')}
        columns={[
          { key: 'line', header: t('ui.import.line'), align: 'end' },
          { key: 'field', header: t('ui.import.field') },
          { key: 'problem', header: t('ui.import.problem') },
        ]}
        rows={shown.map(({ line, field = '', message }) => ({
          key: `${line} ${field} ${message}`,
          cells: [line, field, <span key="problem">{message}</span>],
        }))}
      />
      {count > shown.length && (
        <p>{t('ui.import.problems_more', { shown: shown.length, count: count - shown.length })}</p>
      )}
    </section>
  );
}
