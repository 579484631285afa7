import { Button } from '@mantine/core';
import { OPENABLE_BUILD_STATES } from '@tryout/domain/builds/build-status';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { frameOrigin } from '../../../ui/build-frame/frame-attributes.ts';
import { wrongSettings } from '../../../ui/forms/settings-form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { type BuildTrial, createBuildTrial, type TrialView } from '../build-trial.ts';
import { openTrial, type VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { TrialStage } from './trial-stage.tsx';
import { TryForm, type TryWishes } from './try-form.tsx';

interface Begun {
  readonly trial: BuildTrial;
  readonly url: string;
  readonly round: number;
}

/** Languages that a game may know besides those of this app. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;

interface TryPanelProps {
  readonly detail: VersionDetail;
  /** Told whenever the game has sent something: all values that stand. */
  readonly onValues?: (values: TrialView['values']) => void;
}

/** A version in its sandbox with everything that it says beside it. */
export function TryPanel({ detail, onValues }: TryPanelProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const locale = useLocale();
  const { version } = detail;
  const [wishes, setWishes] = useState<TryWishes>({
    params: {},
    locale,
    time_factor: 1,
    reduced_motion: false,
    simulate: false,
  });
  const [begun, setBegun] = useState<Begun | null>(null);
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (
    version.status !== 'needs_mapping' &&
    !OPENABLE_BUILD_STATES.some((status) => status === version.status)
  )
    return <p>{t('builds.try.not_yet')}</p>;
  if (version.profile === 'threads' && !window.crossOriginIsolated) {
    return (
      <Banner
        action={
          <Button component="a" href={`${location.pathname}?version=${version.id}&tab=try&isolated=1`}>
            {t('builds.try.isolated.go')}
          </Button>
        }
      >
        {t('builds.try.isolated')}
      </Banner>
    );
  }
  const parameters = version.manifest?.parameters ?? [];
  const begin = async () => {
    setOpening(true);
    setError(null);
    try {
      const opened = await openTrial(version.id);
      const defaults = Object.fromEntries(parameters.map((spec) => [spec.key, spec.default]));
      const trial = createBuildTrial({
        manifest: opened.manifest,
        origin: frameOrigin(opened.profile, opened.origin),
        told: {
          session: 'try',
          build_version: opened.version,
          seed: crypto.randomUUID().replaceAll('-', ''),
          params: { ...defaults, ...wishes.params },
          locale: wishes.locale,
          dir: RIGHT_TO_LEFT.test(wishes.locale) ? 'rtl' : 'ltr',
          a11y: {
            reduced_motion: wishes.reduced_motion,
            time_factor: wishes.time_factor,
            contrast: window.matchMedia('(prefers-contrast: more)').matches ? 'more' : 'standard',
          },
          simulate: wishes.simulate,
        },
      });
      setBegun((before) => ({ trial, url: opened.url, round: (before?.round ?? 0) + 1 }));
    } catch (failure) {
      setError(failure);
    } finally {
      setOpening(false);
    }
  };
  return (
    <Stack gap={5}>
      <p>{t('builds.try.about')}</p>
      <TryForm
        version={version}
        wishes={wishes}
        onChange={setWishes}
        action={
          <Button
            loading={opening}
            disabled={wrongSettings(parameters, wishes.params).length > 0}
            onClick={() => void begin()}
          >
            {t(begun ? 'builds.try.again' : 'builds.try.begin')}
          </Button>
        }
      />
      {error !== null && <p role="alert">{errorText(error)}</p>}
      {begun && (
        <TrialStage
          key={begun.round}
          trial={begun.trial}
          url={begun.url}
          version={version}
          {...(onValues && { onValues })}
        />
      )}
    </Stack>
  );
}
