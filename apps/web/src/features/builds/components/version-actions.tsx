import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { downloadBuildVersion } from '@tryout/contract/builds/builds';
import { DELETABLE_BUILD_STATES } from '@tryout/domain/builds/build-status';
import { useState } from 'react';
import { routeUrl } from '../../../platform/api/route-url.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { type BuildVersion, useVersionAction } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { useBuildSearch } from '../use-build-search.ts';
import { CompareSelect } from './compare-select.tsx';
import { StableButton, stableBefore } from './stable-button.tsx';

interface VersionActionsProps {
  readonly version: BuildVersion;
  readonly versions: readonly BuildVersion[];
  readonly stableNow: BuildVersion | null;
}

type Asked = 'retire' | 'delete';

/** What can be done with a version as it stands; the main thing last. */
export function VersionActions({ version, versions, stableNow }: VersionActionsProps) {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/builds/$buildId' });
  const search = useBuildSearch();
  const action = useVersionAction(version.id, (what) =>
    t(`builds.done.${what}`, { version: version.version }),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (next: Asked | null) => {
    action.reset();
    setAsked(next);
  };
  const done = { onSuccess: () => setAsked(null) };
  const isHeld = version.pins.simulations + version.pins.plays > 0;
  const canDelete = DELETABLE_BUILD_STATES.some((status) => status === version.status) && version.tasks === 0;
  const before = version.status === 'stable' ? stableBefore(versions) : null;
  const others = versions.filter(({ id, file_count }) => id !== version.id && file_count > 0);
  return (
    <>
      <Row>
        {others.length > 0 && version.file_count > 0 && (
          <CompareSelect
            versions={others}
            value={search.with ?? ''}
            onChange={(other) =>
              void navigate({
                to: '/user/admin/builds/$buildId',
                search: (old) => ({ ...old, with: other || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
        <Button
          variant="default"
          component="a"
          href={routeUrl(downloadBuildVersion.path, { version_id: version.id }, {})}
          download={version.archive_name}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        >
          {t('builds.download')}
        </Button>
        {canDelete && (
          <Button variant="default" onClick={() => ask('delete')}>
            {t('builds.delete')}
          </Button>
        )}
        {version.moves.includes('retired') && (
          <Button variant="default" disabled={isHeld} onClick={() => ask('retire')}>
            {t('builds.retire')}
          </Button>
        )}
        {version.moves.includes('scanning') && (
          <Button
            variant="default"
            loading={action.isPending && asked === null}
            onClick={() => action.mutate({ what: 'scan' })}
          >
            {t('builds.scan')}
          </Button>
        )}
        {before && <StableButton version={before} stableNow={version} quiet />}
        {version.moves.includes('stable') && <StableButton version={version} stableNow={stableNow} />}
      </Row>
      {version.moves.includes('retired') && isHeld && <p>{t('builds.retire.held')}</p>}
      {asked === null && action.error instanceof Error && <p role="alert">{action.error.message}</p>}
      <ReasonDialog
        opened={asked === 'retire'}
        onClose={() => ask(null)}
        title={t('builds.retire')}
        confirmLabel={t('builds.retire')}
        danger
        busy={action.isPending}
        error={action.error}
        noteLabel={t('builds.retire.reason')}
        noteRequired
        onConfirm={({ note }) => action.mutate({ what: 'retire', reason: note }, done)}
      >
        {t('builds.retire.text')}
      </ReasonDialog>
      <ConfirmDialog
        opened={asked === 'delete'}
        onClose={() => ask(null)}
        title={t('builds.delete')}
        confirmLabel={t('builds.delete')}
        danger
        busy={action.isPending}
        error={action.error}
        onConfirm={() =>
          action.mutate(
            { what: 'delete' },
            {
              onSuccess: () => {
                setAsked(null);
                if (versions.length === 1) void navigate({ to: '/user/admin/builds' });
              },
            },
          )
        }
      >
        {t('builds.delete.text')}
      </ConfirmDialog>
    </>
  );
}
