import { Button } from '@mantine/core';
import { IconChevronUp, IconDownload } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { toast } from '../../../ui/states/toast.ts';
import type { PeopleFilters } from '../people-search.ts';
import { useExportPeople } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';

interface ExportToolProps {
  filters: PeopleFilters;
  /** The chosen ones; null: everybody the filters find. */
  ids: readonly string[] | null;
  /** It is part of the bar of a selection: a button with words whose menu opens upwards. */
  above?: boolean;
}

/** Exports people as they are searched and narrowed, or those that are chosen. */
export function ExportTool({ filters, ids, above = false }: ExportToolProps) {
  const t = useText(messages);
  const label = t(above ? 'talent-pool.export' : 'talent-pool.export_list');
  const begin = useExportPeople(() => toast.say({ message: t('talent-pool.export.begun') }));
  return (
    <Popup
      label={label}
      above={above}
      button={(button) =>
        above ? (
          <Button
            variant="default"
            rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
            {...button}
          >
            {label}
          </Button>
        ) : (
          <IconButton label={label} icon={IconDownload} {...button} />
        )
      }
    >
      {(close) =>
        (['csv', 'xlsx'] as const).map((format) => (
          <MenuItem
            key={format}
            label={t(`talent-pool.export.${format}`)}
            onClick={() => {
              begin.mutate({ format, key: crypto.randomUUID(), filters: ids ? {} : filters, ids });
              close();
            }}
          />
        ))
      }
    </Popup>
  );
}
