import { Button, NativeSelect } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BUILD_STATES } from '@tryout/domain/builds/build-status';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { buildsQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import type { BuildsSearch } from '../builds-search.ts';
import { BuildTable } from '../components/build-table.tsx';
import { UploadDialog } from '../components/upload-dialog.tsx';
import { useBuildsSearch } from '../use-builds-search.ts';

/** A7: every uploaded game, its versions and where it is used. */
export function BuildsPage() {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds' });
  const search = useBuildsSearch();
  const query = useQuery({ ...buildsQuery(search), placeholderData: keepPreviousData });
  const [uploading, setUploading] = useState(false);
  useShortcut('c', t('builds.upload'), () => setUploading(true));
  const set = useCallback(
    (changes: BuildsSearch) =>
      void navigate({
        to: '/user/admin/builds',
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const setWords = useCallback((q: string) => set({ q: q || undefined }), [set]);
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
        <Row>
          <SearchField label={t('builds.search')} value={search.q ?? ''} onChange={setWords} />
          <NativeSelect
            aria-label={t('builds.filter.status')}
            value={search.status ?? ''}
            data={[
              { value: '', label: t('builds.filter.any_status') },
              ...BUILD_STATES.map((value) => ({ value, label: t(`builds.status.${value}`) })),
            ]}
            onChange={({ currentTarget }) =>
              set({ status: BUILD_STATES.find((status) => status === currentTarget.value) })
            }
          />
        </Row>
        <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
          {(data) =>
            data.items.length === 0 ? (
              search.q || search.status ? (
                <FilteredEmptyState onClear={() => set({ q: undefined, status: undefined })} />
              ) : (
                <EmptyState title={t('builds.empty')} text={t('builds.empty_text')} action={upload} />
              )
            ) : (
              <>
                <BuildTable items={data.items} onOpen={(row) => open(row.id)} />
                <Pager
                  page={data.page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  nextCursor={data.next_cursor}
                  previousCursor={data.previous_cursor}
                  onPage={(page, cursor) => set({ page, cursor })}
                  onRecordsPerPage={(recordsPerPage) => set({ recordsPerPage })}
                />
              </>
            )
          }
        </QueryView>
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
