import { useText } from '../../platform/i18n/use-text.ts';
import { MenuItem } from '../dialogs/menu-item.tsx';
import { exportMessages } from './export.messages.ts';

/** Kinds of file that a list is exported to. */
export type ExportFormat = 'csv' | 'xlsx';

/** The kinds of file, to choose one. */
export function FormatItems({ onChoose }: { onChoose: (format: ExportFormat) => void }) {
  const t = useText(exportMessages);
  return (['csv', 'xlsx'] as const).map((format) => (
    <MenuItem key={format} label={t(`ui.export.${format}`)} onClick={() => onChoose(format)} />
  ));
}
