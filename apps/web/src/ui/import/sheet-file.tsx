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
  onSheet: (sheet: Sheet) => void;
}

/** Only another file helps. */
const refused = (message: string) => new ApiError({ message, code: 'unreadable', status: 422 });

/** Chooses a CSV file and reads it on this device; what is wrong with it is said before anything is sent. */
export function SheetFile({ label, hint, maxBytes, maxRows, onSheet }: SheetFileProps) {
  const t = useText(importMessages);
  const read = async (file: File) => {
    try {
      const sheet = await readSheet(file);
      if (sheet.rows.length > maxRows)
        throw refused(t('ui.import.too_many', { count: sheet.rows.length, most: maxRows }));
      onSheet(sheet);
    } catch (error) {
      throw error instanceof SheetError
        ? refused(t(`ui.import.fault.${error.fault}`, { line: error.line ?? 0 }))
        : error;
    }
  };
  return (
    <FileDrop
      accept=".csv,.txt,.tsv"
      maxBytes={maxBytes}
      label={label}
      {...(hint && { hint })}
      upload={read}
    />
  );
}
