import { Button } from '@mantine/core';
import { IconChevronUp, IconDownload } from '@tabler/icons-react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { exportMessages } from '../../export.messages.ts';
import { ExportItems, type ExportOf } from './export-items.tsx';

/** Exports chosen applicants, or all who match, to a file of a kind; it goes on without this page. */
export function ExportMenu(props: ExportOf) {
  const t = useText(exportMessages);
  return (
    <Popup
      above
      label={t('applicants.export')}
      button={(button) => (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          rightSection={<IconChevronUp size={16} stroke={1.75} aria-hidden />}
          {...button}
        >
          {t('applicants.export')}
        </Button>
      )}
    >
      {(close) => <ExportItems {...props} onChosen={close} />}
    </Popup>
  );
}
