import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type BuildVersion, useVersionAction } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { StableDialog } from './stable-dialog.tsx';

interface StableButtonProps {
  /** The version that becomes the stable one. */
  readonly version: BuildVersion;
  /** The one that is stable now. */
  readonly stableNow: BuildVersion | null;
  /** It stands beside what is done more often. */
  readonly quiet?: boolean;
}

/** Makes a version stable, or rolls back to it when it was stable before; says first what that changes. */
export function StableButton({ version, stableNow, quiet = false }: StableButtonProps) {
  const t = useText(messages);
  const action = useVersionAction(version.id, (what) =>
    t(`builds.done.${what}`, { version: version.version }),
  );
  const [asked, setAsked] = useState(false);
  const ask = (next: boolean) => {
    action.reset();
    setAsked(next);
  };
  const label =
    version.stable_at === null
      ? t('builds.make_stable')
      : t('builds.roll_back', { version: version.version });
  return (
    <>
      <Button variant={quiet ? 'default' : 'filled'} onClick={() => ask(true)}>
        {label}
      </Button>
      {asked && (
        <StableDialog
          version={version}
          label={label}
          busy={action.isPending}
          error={action.error}
          onClose={() => ask(false)}
          onConfirm={(reason) =>
            action.mutate(
              { what: 'stable', stable_now: stableNow?.id ?? null, reason },
              { onSuccess: () => setAsked(false) },
            )
          }
        />
      )}
    </>
  );
}

/** The version that was the stable one before the one that is now; null: there is none to go back to. */
export function stableBefore(versions: readonly BuildVersion[]): BuildVersion | null {
  const earlier = versions.filter(({ status, stable_at }) => status === 'ready' && stable_at !== null);
  return earlier.reduce<BuildVersion | null>(
    (latest, one) => (latest === null || (one.stable_at ?? '') > (latest.stable_at ?? '') ? one : latest),
    null,
  );
}
