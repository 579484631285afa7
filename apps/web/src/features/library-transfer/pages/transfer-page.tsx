import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportScoring } from '@tryout/contract/library-transfer/library-transfer';
import { routeUrl } from '../../../platform/api/route-url.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ImportPanel } from '../components/import-panel.tsx';
import { messages } from '../library-transfer.messages.ts';

/** All scoring, out as one file and in again. */
export function TransferPage() {
  const t = useText(messages);
  return (
    <Page>
      <PageHeader title={t('transfer.title')} />
      <Stack gap={6}>
        <Panel title={t('transfer.export.title')}>
          <Stack gap={4}>
            <p>{t('transfer.export.text')}</p>
            <Row>
              <Button
                component="a"
                href={routeUrl(exportScoring.path, {}, {})}
                download="tryout-scoring.json"
                leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
              >
                {t('transfer.export')}
              </Button>
            </Row>
          </Stack>
        </Panel>
        <ImportPanel />
      </Stack>
    </Page>
  );
}
