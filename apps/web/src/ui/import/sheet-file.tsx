import { ApiError } from '../../platform/api/api-error.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { FileDrop } from '../forms/file-drop.tsx';
import { importMessages } from './import.messages.ts';
import { readSheet, type Sheet, SheetError } from './read-sheet.ts';

interface SheetFileProps {
  label: string;
  hint?: string;
  maxBytes: number;
  /** Most rows that can be imported at once. */
  maxRows: number;
  /** Reads a workbook (XLSX) by the server; left out: only text files are taken. */
  workbook?: (file: File) => Promise<WorkbookSheet>;
  onSheet: (sheet: Sheet) => void | Promise<void>;
}

/** Rows of a workbook, headings first. */
export type WorkbookSheet = readonly { readonly line: number; readonly cells: readonly string[] }[];

/** Only another file helps. */
const refused = (message: string) => new ApiError({ message, code: 'unreadable', status: 422 });

/** Chooses a CSV file and reads it on this device; what is wrong with it is said before anything is sent. */
export function SheetFile({ label, hint, maxBytes, maxRows, workbook, onSheet }: SheetFileProps) {
  const t = useText(importMessages);
  const read = async (file: File) => {
    try {
      const isWorkbook = workbook !== undefined && file.name.toLowerCase().endsWith('.xlsx');
      const sheet = isWorkbook ? sheetOf(file, await workbook(file)) : await readSheet(file);
      if (sheet.rows.length > maxRows)
        throw refused(t('ui.import.too_many', { count: sheet.rows.length, most: maxRows }));
      await onSheet(sheet);
    } catch (error) {
      throw error instanceof SheetError
        ? refused(t(`ui.import.fault.${error.fault}`, { line: error.line ?? 0 }))
        : error;
    }
  };
  return (
    <FileDrop
      accept={workbook ? '.csv,.txt,.tsv,.xlsx' : '.csv,.txt,.tsv'}
      maxBytes={maxBytes}
      label={label}
      {...(hint && { hint })}
      upload={read}
    />
  );
}

/** A workbook's rows under its headings. @throws SheetError where there are none */
function sheetOf(file: File, [head, ...rows]: WorkbookSheet): Sheet {
  if (!head || rows.length === 0) throw new SheetError('no_rows');
  return { file, headings: head.cells.map((cell) => cell.trim()), rows };
}
