import { IconDownload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { messages } from '../../applicants.messages.ts';
import type { ListFilters } from '../../list-search.ts';

const Items = lazyPiece(() => import('./export-items.tsx').then((m) => ({ default: m.ExportItems })));

/** Exports the list as it is searched, narrowed and sorted. */
export function ExportTool({ positionId, filters }: { positionId: string; filters: ListFilters }) {
  const label = useText(messages)('applicants.export_list');
  return (
    <Popup
      label={label}
      button={(button) => (
        <IconButton
          label={label}
          icon={IconDownload}
          {...button}
          onClick={() => void Items.preload().finally(button.onClick)}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <Items positionId={positionId} filters={filters} ids={null} onChosen={close} />
        </Suspense>
      )}
    </Popup>
  );
}
