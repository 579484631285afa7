import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BUILD_STATES } from '@tryout/domain/builds/build-status';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { buildsQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { readBuildsSearch } from '../builds-search.ts';
import { useBuildColumns } from '../components/build-columns.tsx';
import { UploadDialog } from '../components/upload-dialog.tsx';

/** A7: every uploaded game, its versions and where it is used. */
export function BuildsPage() {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds' });
  const at = useListState(readBuildsSearch);
  const query = useQuery({ ...buildsQuery(at.search), placeholderData: keepPreviousData });
  const columns = useBuildColumns();
  const [uploading, setUploading] = useState(false);
  useShortcut('c', t('builds.upload'), () => setUploading(true));
  const open = (buildId: string, version?: string) =>
    void navigate({ to: '/user/admin/builds/$buildId', params: { buildId }, search: { version } });
  const upload = (
    <Button leftSection={<IconUpload size={18} stroke={2} aria-hidden />} onClick={() => setUploading(true)}>
      {t('builds.upload')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('builds.title')} actions={upload} />
      <Stack gap={4}>
        <p>{t('builds.about')}</p>
        <ListView
          label={t('builds.title')}
          at={at}
          query={query}
          find={t('builds.search')}
          filters={[
            {
              kind: 'one',
              key: 'status',
              label: t('builds.filter.status'),
              all: t('builds.filter.any_status'),
              options: BUILD_STATES.map((value) => ({ value, label: t(`builds.status.${value}`) })),
            },
          ]}
          views="builds"
          remember="builds"
          columns={columns}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          onOpen={(row) => open(row.id)}
          empty={{ title: t('builds.empty'), text: t('builds.empty_text'), action: upload }}
        />
      </Stack>
      {uploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onDone={({ build_id, version_id }) => open(build_id, version_id)}
        />
      )}
    </Page>
  );
}
