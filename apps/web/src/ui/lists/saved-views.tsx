import { IconBookmark } from '@tabler/icons-react';
import type { SavedViewList } from '@tryout/contract/saved-views/saved-views';
import { Suspense } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { lazyPiece } from '../states/lazy-page.tsx';

const ViewList = lazyPiece(() => import('./view-list.tsx'));

/** The button to the saved views of a list; they come once they are asked for. */
export function SavedViews({ list, label }: { list: SavedViewList; label: string }) {
  return (
    <Popup
      label={label}
      width={320}
      button={(props) => (
        <IconButton
          label={label}
          icon={IconBookmark}
          {...props}
          onClick={() => void ViewList.preload().finally(props.onClick)}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <ViewList list={list} onOpen={close} />
        </Suspense>
      )}
    </Popup>
  );
}
