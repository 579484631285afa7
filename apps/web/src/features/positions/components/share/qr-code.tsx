import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { saveFile } from '../../../../ui/controls/save-file.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { qrPicture, qrPng, qrSvg } from '../../../../ui/marks/qr-picture.ts';
import { toast } from '../../../../ui/states/toast.ts';
import { messages } from '../../share.messages.ts';
import classes from '../job/job-link.module.css';

interface QrCodeProps {
  url: string;
  /** Without ending. */
  fileName: string;
}

/** An address as a QR code, to scan from the screen or to save for print. */
export function QrCode({ url, fileName }: QrCodeProps) {
  const t = useText(messages);
  const picture = useMemo(() => qrPicture(url), [url]);
  const icon = <IconDownload size={18} stroke={1.75} aria-hidden />;
  const savePng = async () => {
    try {
      saveFile(await qrPng(picture), `${fileName}.png`);
    } catch {
      toast.say({ message: t('positions.share.qr.no_png'), tone: 'danger' });
    }
  };
  const saveSvg = () => saveFile(new Blob([qrSvg(picture)], { type: 'image/svg+xml' }), `${fileName}.svg`);
  return (
    <Stack gap={3}>
      <svg
        className={classes.code}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('positions.share.qr.alt', { url })}
      >
        <rect width={picture.size} height={picture.size} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <Row gap={2}>
        <Button variant="default" leftSection={icon} onClick={() => void savePng()}>
          {t('positions.share.qr.png')}
        </Button>
        <Button variant="default" leftSection={icon} onClick={saveSvg}>
          {t('positions.share.qr.svg')}
        </Button>
      </Row>
    </Stack>
  );
}
