import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { downloadCopy } from '@tryout/contract/personal-data/personal-data';
import { routeUrl } from '../../../platform/api/route-url.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { copyQuery } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

/** Where the mail about a copy leads. Nothing is sent before the button, so that programs that open links take nothing. */
export function CopyPage() {
  const t = useText(messages);
  const format = useFormat();
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(copyQuery(token));
  return (
    <Page width="text">
      <QueryView query={query} page>
        {(copy) => (
          <>
            <PageHeader title={t('data.copy.page')} />
            <Panel>
              <Stack gap={4}>
                <p>
                  {t('data.copy.page_text', {
                    made: format.date(copy.created_at),
                    until: format.date(copy.expires_at),
                  })}
                </p>
                <div>
                  <Button component="a" href={routeUrl(downloadCopy.path, { token })} download>
                    {t('data.copy.download', { size: fileSize(copy.size) })}
                  </Button>
                </div>
              </Stack>
            </Panel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
