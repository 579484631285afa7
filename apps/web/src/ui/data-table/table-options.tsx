import { IconColumns3 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { lazyPiece } from '../states/lazy-page.tsx';
import { messages } from '../ui.messages.ts';
import type { TableOptionsProps } from './table-options-panel.tsx';

const Panel = lazyPiece(() => import('./table-options-panel.tsx'));

/** The button to choose columns and the height of rows. */
export function TableOptions<Row>(props: TableOptionsProps<Row>) {
  const t = useText(messages);
  return (
    <Popup
      label={t('ui.table.columns')}
      button={(button) => (
        <IconButton
          label={t('ui.table.columns')}
          icon={IconColumns3}
          {...button}
          onClick={() => void Panel.preload().finally(button.onClick)}
        />
      )}
    >
      {() => (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )}
    </Popup>
  );
}
