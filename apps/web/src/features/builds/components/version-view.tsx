import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { type BuildVersion, versionQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { BUILD_TABS, type BuildTab } from '../builds-search.ts';
import { useBuildSearch } from '../use-build-search.ts';
import { BuildStatusChip } from './build-status-chip.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { ManifestPanel } from './manifest-panel.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { TryPanel } from './try-panel.tsx';
import { VersionActions } from './version-actions.tsx';
import { VersionFacts } from './version-facts.tsx';
import classes from './version-view.module.css';

interface VersionViewProps {
  /** As the list of versions has it. */
  readonly version: BuildVersion;
  readonly versions: readonly BuildVersion[];
}

/** One version: what it is, what can be done with it, and its parts under tabs. */
export function VersionView({ version, versions }: VersionViewProps) {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds/$buildId' });
  const { tab = 'checks', with: other } = useBuildSearch();
  const query = useQuery(versionQuery(version.id));
  const { refetch } = query;
  // The list is looked at again and again while checks go on; what it tells anew is true for the details as well.
  const stale = query.data !== undefined && query.data.version.edit !== version.edit;
  useEffect(() => {
    if (stale) void refetch();
  }, [stale, refetch]);
  const show = (next: BuildTab) =>
    void navigate({
      to: '/user/admin/builds/$buildId',
      search: (old) => ({ ...old, tab: next }),
      replace: true,
      resetScroll: false,
    });
  const [wantsLog, setWantsLog] = useState(0);
  useShortcut('l', t('builds.log'), () => {
    if (tab !== 'checks') show('checks');
    setWantsLog((times) => times + 1);
  });
  const compared = versions.find(({ id }) => id === other && id !== version.id);
  return (
    <Stack gap={5}>
      <Panel
        title={
          <>
            {t('builds.version', { version: version.version })}{' '}
            <BuildStatusChip status={version.status} warnings={version.warnings} />
          </>
        }
      >
        <Stack gap={4}>
          {version.status === 'failed' && (
            <Banner tone="danger">
              <strong>{t('builds.failed')}</strong> <span dir="auto">{version.problem}</span>
            </Banner>
          )}
          {version.status === 'needs_mapping' && <Banner tone="warning">{t('builds.needs_mapping')}</Banner>}
          {version.status === 'ready' && version.smoke === 'skipped' && (
            <Banner tone="warning">{t('builds.smoke_skipped')}</Banner>
          )}
          {version.status === 'ready' && version.smoke === 'failed' && (
            <Banner tone="warning">{t('builds.smoke_failed')}</Banner>
          )}
          <VersionFacts version={version} />
          <VersionActions version={version} versions={versions} stableNow={stableOf(versions)} />
        </Stack>
      </Panel>
      {compared && <ComparePanel from={compared} to={version} />}
      <div>
        <UrlTabs
          label={t('builds.parts')}
          group="build-version"
          value={tab}
          onChange={(next) => show(BUILD_TABS.find((one) => one === next) ?? 'checks')}
          tabs={BUILD_TABS.map((value) => ({ value, label: t(`builds.tab.${value}`) }))}
        />
        <div {...tabPanelProps('build-version', tab)} className={classes.panel}>
          {tab === 'checks' && <ChecksPanel version={version} wantsLog={wantsLog} />}
          {tab === 'files' && <FilesPanel version={version} />}
          {tab === 'players' && <PlayersPanel versionId={version.id} />}
          {(tab === 'manifest' || tab === 'try') && (
            <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
              {(detail) =>
                tab === 'manifest' ? (
                  <ManifestPanel key={detail.version.edit} detail={detail} />
                ) : (
                  <TryPanel detail={detail} />
                )
              }
            </QueryView>
          )}
        </div>
      </div>
    </Stack>
  );
}

const stableOf = (versions: readonly BuildVersion[]) =>
  versions.find(({ status }) => status === 'stable') ?? null;
