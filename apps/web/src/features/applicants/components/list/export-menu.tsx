import { Button } from '@mantine/core';
import { IconChevronUp, IconDownload } from '@tabler/icons-react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { exportMessages } from '../../../../ui/list-page/export.messages.ts';
import { FormatItems } from '../../../../ui/list-page/format-items.tsx';
import { type ExportOf, useExport } from '../../use-export.ts';

/** Exports chosen applicants, or all who match, to a file of a kind; it goes on without this page. */
export function ExportMenu(props: ExportOf) {
  const t = useText(exportMessages);
  const start = useExport(props);
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
            start(format);
            close();
          }}
        />
      )}
    </Popup>
  );
}
