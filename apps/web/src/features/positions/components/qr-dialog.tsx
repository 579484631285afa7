import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Stack } from '../../../ui/stack.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../places.messages.ts';
import { qrPicture, qrPng, qrSvg } from '../qr-picture.ts';
import classes from './qr-dialog.module.css';

interface QrDialogProps {
  url: string;
  /** Without ending. */
  fileName: string;
  onClose: () => void;
}

/** The public link as a QR code, to print or to put on a poster. */
export function QrDialog({ url, fileName, onClose }: QrDialogProps) {
  const t = useText(messages);
  const picture = useMemo(() => qrPicture(url), [url]);
  const icon = <IconDownload size={18} stroke={1.75} aria-hidden />;
  const savePng = async () => {
    try {
      saveFile(await qrPng(picture), `${fileName}.png`);
    } catch {
      toast.say({ message: t('positions.qr.no_png'), tone: 'danger' });
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('positions.qr.title')}
      width={460}
      footer={
        <>
          <Button variant="default" leftSection={icon} onClick={() => void savePng()}>
            {t('positions.qr.png')}
          </Button>
          <Button
            variant="default"
            leftSection={icon}
            onClick={() => saveFile(new Blob([qrSvg(picture)], { type: 'image/svg+xml' }), `${fileName}.svg`)}
          >
            {t('positions.qr.svg')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <svg
          className={classes.code}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('positions.qr.alt', { url })}
        >
          <rect width={picture.size} height={picture.size} fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p className={classes.url} dir="ltr">
          {url}
        </p>
      </Stack>
    </Dialog>
  );
}
