import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { DeclaredTable } from './declared-table.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { ManifestForm } from './manifest-form.tsx';
import classes from './manifest-panel.module.css';
import { SettingsTable } from './settings-table.tsx';

/** What a version says of itself; where it says nothing, the form to say it. */
export function ManifestPanel({ detail }: { readonly detail: VersionDetail }) {
  const t = useText(messages);
  const { version } = detail;
  if (version.status === 'needs_mapping') return <ManifestForm detail={detail} />;
  if (version.manifest === null) return <p>{t('builds.manifest.none')}</p>;
  const { manifest } = version;
  const facts: Fact[] = [
    [t('builds.manifest.author_version'), manifest.version],
    [t('builds.manifest.engine'), manifest.engine],
    [t('builds.manifest.entry'), manifest.entry],
    [t('builds.manifest.input'), manifest.input.map((each) => t(`builds.input.${each}`)).join(' · ')],
    [t('builds.manifest.minutes'), String(manifest.est_minutes)],
    [t('builds.manifest.languages'), manifest.languages.join(' · ')],
    [t('builds.manifest.viewport'), manifest.min_viewport.join(' × ')],
    [t('builds.manifest.resume'), t(`builds.resume.${manifest.resume}`)],
    [t('builds.manifest.simulate'), t(manifest.simulate ? 'builds.yes' : 'builds.no')],
    [t('builds.manifest.keyboard'), t(manifest.accessibility.keyboard ? 'builds.yes' : 'builds.no')],
    [t('builds.manifest.reader'), t(manifest.accessibility.screen_reader ? 'builds.yes' : 'builds.no')],
    [t('builds.manifest.color'), t(manifest.accessibility.color_independent ? 'builds.yes' : 'builds.no')],
    ...(manifest.accessibility.alternative
      ? [[t('builds.manifest.alternative'), manifest.accessibility.alternative] as Fact]
      : []),
  ];
  return (
    <Stack gap={5}>
      {version.manifest_given && <Banner>{t('builds.manifest.given')}</Banner>}
      <FactList facts={facts} />
      <DeclaredTable points={manifest.data_points} />
      <SettingsTable settings={manifest.parameters} />
      <Disclosure label={t('builds.manifest.text')}>
        <Stack gap={3}>
          <Row>
            <CopyButton value={version.manifest_text} />
          </Row>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
          <pre className={classes.text} dir="ltr" tabIndex={0}>
            {version.manifest_text}
          </pre>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
