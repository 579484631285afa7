import { Button } from '@mantine/core';
import { IconChevronUp, IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { exportMessages } from '../../../../ui/list-page/export.messages.ts';
import { FormatItems } from '../../../../ui/list-page/format-items.tsx';
import { type ExportOf, startExport } from '../../start-export.ts';

/** Exports chosen applicants, or all who match, to a file of a kind; it goes on without this page. */
export function ExportMenu(props: ExportOf) {
  const t = useText(exportMessages);
  const client = useQueryClient();
  return (
    <Popup
      above
      label={t('ui.export')}
      button={(button) => (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
          {...button}
        >
          {t('ui.export')}
        </Button>
      )}
    >
      {(close) => (
        <FormatItems
          onChoose={(format) => {
            void startExport(client, props, format).catch(() => undefined);
            close();
          }}
        />
      )}
    </Popup>
  );
}
