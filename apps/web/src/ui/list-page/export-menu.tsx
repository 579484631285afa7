import { IconDownload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { lazyPiece } from '../states/lazy-page.tsx';
import type { ExportFormat } from './format-items.tsx';

const FormatItems = lazyPiece(() => import('./format-items.tsx').then((m) => ({ default: m.FormatItems })));

interface ExportMenuProps {
  /** "Export list". */
  label: string;
  /** Sets the export off; the job tray shows it from then on. What it fails with is its own to say. */
  onExport: (format: ExportFormat) => Promise<unknown>;
}

/** The button that exports a list as it is searched, narrowed and sorted: one of the `tools` of a list. */
export function ExportMenu({ label, onExport }: ExportMenuProps) {
  return (
    <Popup
      label={label}
      button={(button) => (
        <IconButton
          label={label}
          icon={IconDownload}
          {...button}
          onClick={() => void FormatItems.preload().finally(button.onClick)}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <FormatItems
            onChoose={(format) => {
              void onExport(format).catch(() => undefined);
              close();
            }}
          />
        </Suspense>
      )}
    </Popup>
  );
}
