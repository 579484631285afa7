import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import type { PositionDetail } from '@tryout/contract/positions';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { lazyPiece } from '../../../ui/lazy-page.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';
import { messages as places } from '../places.messages.ts';
import { messages } from '../positions.messages.ts';
import classes from './job-link.module.css';

const QrDialog = lazyPiece(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }));

/** Where the position can be found by candidates: its address, to copy, to open, and as a QR code. */
export function JobLink({ position }: { position: PositionDetail }) {
  const t = useText(messages);
  const p = useText(places);
  const [coded, setCoded] = useState(false);
  const url = window.location.origin + position.public_path;
  return (
    <Panel title={t('positions.overview.links')}>
      {position.status === 'published' ? (
        <Stack gap={3}>
          <p className={classes.path} dir="ltr">
            {url}
          </p>
          <Row gap={2}>
            <CopyButton value={url} label={t('positions.overview.copy')} />
            <LinkButton variant="default" to={position.public_path as '/'}>
              {t('positions.overview.visit')}
            </LinkButton>
            <Button
              variant="default"
              leftSection={<IconQrcode size={18} stroke={1.75} aria-hidden />}
              onClick={() => setCoded(true)}
            >
              {p('positions.qr.open')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <p>{t('positions.overview.links_off')}</p>
      )}
      {coded && (
        <Suspense>
          <QrDialog url={url} fileName={position.slug} onClose={() => setCoded(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
