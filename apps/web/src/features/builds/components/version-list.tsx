import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { BuildVersion } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import type { BuildSearch } from '../builds-search.ts';
import { BuildStatusChip } from './build-status-chip.tsx';
import classes from './version-list.module.css';

interface VersionListProps {
  readonly buildId: string;
  readonly versions: readonly BuildVersion[];
  /** Id of the version beside the list. */
  readonly shown: string;
  readonly search: BuildSearch;
}

/** Every version, the newest first; a press shows it beside the list. */
export function VersionList({ buildId, versions, shown, search }: VersionListProps) {
  const t = useText(messages);
  return (
    <Panel as="aside" title={t('builds.versions')}>
      <ul className={classes.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to="/user/admin/builds/$buildId"
              params={{ buildId }}
              search={{ ...search, version: version.id, with: undefined }}
              replace
              resetScroll={false}
              className={classes.version}
              aria-current={version.id === shown ? 'true' : undefined}
            >
              <span className={classes.head}>
                <strong>{version.version}</strong>
                <BuildStatusChip status={version.status} warnings={version.warnings} />
              </span>
              <span className={classes.quiet}>
                <TimeText at={version.created_at} style="datetime" /> · {fileSize(version.archive_size)}
              </span>
              {version.uploaded_by && (
                <span className={classes.quiet}>
                  <bdi>{version.uploaded_by.name}</bdi>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
