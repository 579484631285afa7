import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../second-factors.messages.ts';

/** New recovery codes, which are shown this once: to copy, to save, to write down. */
export function RecoveryCodeList({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(messages);
  const text = codes.join('\n');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('factors.codes.shown')}
      footer={<Button onClick={onClose}>{t('factors.codes.kept')}</Button>}
    >
      <Stack gap={4}>
        <p>{t('factors.codes.shown.text')}</p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ul>
        <Row gap={2}>
          <CopyButton value={text} label={t('factors.codes.copy')} />
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            {t('factors.codes.save')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
