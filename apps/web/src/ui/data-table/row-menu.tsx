import { IconDots } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { MenuItem } from '../dialogs/menu-item.tsx';
import { Popup } from '../dialogs/popup.tsx';
import { messages } from '../ui.messages.ts';
import type { RowAction } from './data-table-types.ts';

interface RowMenuProps {
  /** What the actions act on. */
  name: string;
  actions: readonly RowAction[];
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The "…" menu of a row or card; nothing where there is nothing to do. */
export function RowMenu({ name, actions, open, onOpenChange }: RowMenuProps) {
  const t = useText(messages);
  const label = t('ui.table.menu', { name });
  if (actions.length === 0) return null;
  return (
    <Popup
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      button={(props) => <IconButton label={label} icon={IconDots} {...props} />}
    >
      {(close) =>
        actions.map((action) => (
          <MenuItem
            key={action.label}
            label={action.label}
            icon={action.icon}
            danger={action.danger}
            disabled={action.disabled}
            onClick={() => {
              close();
              action.onClick();
            }}
          />
        ))
      }
    </Popup>
  );
}
