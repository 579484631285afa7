import { Button } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { FoundPicture } from '../pictures.api.ts';
import { messages } from '../pictures.messages.ts';
import { PictureSearch } from './picture-search.tsx';

interface PicturePickerProps {
  title: string;
  /** Takes the picture that was chosen; the dialog says what fails, and closes when it is done. */
  onUse: (picture: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog in which one picture is looked for and taken. */
export function PicturePicker({ title, onUse, onClose }: PicturePickerProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<FoundPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const use = async () => {
    if (chosen === null) return;
    setBusy(true);
    setError(null);
    try {
      await onUse(chosen.picture);
      onClose();
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={760}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('pictures.cancel')}
          </Button>
          <Button loading={busy} disabled={chosen === null} onClick={() => void use()}>
            {t('pictures.use')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error !== null && <Banner tone="danger">{errorText(error)}</Banner>}
        <PictureSearch chosen={chosen} onChoose={setChosen} />
      </Stack>
    </Dialog>
  );
}
