import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { type BuildDetail, buildQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { UploadDialog } from '../components/upload-dialog.tsx';
import { VersionList } from '../components/version-list.tsx';
import { VersionView } from '../components/version-view.tsx';
import { useBuildSearch } from '../use-build-search.ts';
import classes from './build-page.module.css';

/** A8: an uploaded game with its versions, and one of them beside the list. */
export function BuildPage() {
  const { buildId } = useParams({ from: '/user/admin/builds/$buildId' });
  const query = useQuery(buildQuery(buildId));
  return (
    <RecordPage query={query} skeleton={<FormSkeleton lines={8} />}>
      {(detail) => <Build detail={detail} />}
    </RecordPage>
  );
}

function Build({ detail }: { readonly detail: BuildDetail }) {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds/$buildId' });
  const search = useBuildSearch();
  const [uploading, setUploading] = useState(false);
  useShortcut('c', t('builds.upload_next'), () => setUploading(true));
  const { build, versions } = detail;
  const shown = versions.find(({ id }) => id === search.version) ?? versions[0];
  return (
    <RecordView
      title={build.name}
      crumbs={[{ label: t('builds.title'), to: '/user/admin/builds' }]}
      facts={[
        <code key="slug" dir="ltr">
          {build.slug}
        </code>,
      ]}
      actions={
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={2} aria-hidden />}
          onClick={() => setUploading(true)}
        >
          {t('builds.upload_next')}
        </Button>
      }
    >
      {shown === undefined ? (
        <EmptyState title={t('builds.no_versions')} text={t('builds.no_versions_text')} />
      ) : (
        <div className={classes.columns}>
          <VersionList versions={versions} shown={shown.id} search={search} buildId={build.id} />
          <VersionView key={shown.id} version={shown} versions={versions} />
        </div>
      )}
      {uploading && (
        <UploadDialog
          build={build}
          onClose={() => setUploading(false)}
          onDone={({ build_id, version_id }) => {
            setUploading(false);
            void navigate({
              to: '/user/admin/builds/$buildId',
              params: { buildId: build_id },
              search: { version: version_id },
            });
          }}
        />
      )}
    </RecordView>
  );
}
