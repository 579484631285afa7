import { Button, TextInput } from '@mantine/core';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../../ui/controls/copy-button.tsx';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { messages } from '../../positions.messages.ts';

interface LinkDialogProps {
  /** Path with the token. */
  link: string;
  isTest: boolean;
  onClose: () => void;
}

/** Shows a personal link once. */
export function LinkDialog({ link, isTest, onClose }: LinkDialogProps) {
  const t = useText(messages);
  const url = window.location.origin + link;
  const title = isTest ? t('positions.test.done') : t('positions.generate.done');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <CopyButton value={url} />
          {isTest ? (
            <LinkButton to={link as '/'}>{t('positions.test.open')}</LinkButton>
          ) : (
            <Button onClick={onClose}>{t('positions.done')}</Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <p>{isTest ? t('positions.test.done_text') : t('positions.generate.done_text')}</p>
        <TextInput
          readOnly
          dir="ltr"
          aria-label={title}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Stack>
    </Dialog>
  );
}
