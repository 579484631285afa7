import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../ui/forms/file-size.ts';
import type { BuildVersion } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import { type Fact, FactList } from './fact-list.tsx';
import classes from './version-facts.module.css';

/** What a version is, in one list. */
export function VersionFacts({ version }: { readonly version: BuildVersion }) {
  const t = useText(messages);
  const { number, list } = useFormat();
  const { pins } = version;
  const held = [
    ...(pins.simulations > 0 ? [t('builds.pins.simulations', { count: pins.simulations })] : []),
    ...(pins.plays > 0 ? [t('builds.pins.plays', { count: pins.plays })] : []),
  ];
  const facts: Fact[] = [
    [t('builds.fact.archive'), `${version.archive_name} · ${fileSize(version.archive_size)}`],
    ...(version.file_count > 0
      ? [
          [
            t('builds.fact.unpacked'),
            t('builds.unpacked', {
              files: version.file_count,
              size: fileSize(version.unpacked_bytes),
            }),
          ] as Fact,
        ]
      : []),
    [t('builds.fact.profile'), t(`builds.profile.${version.profile}`)],
    ...(version.data_points === null
      ? []
      : [[t('builds.fact.data_points'), number(version.data_points)] as Fact]),
    [t('builds.fact.smoke'), t(`builds.smoke.${version.smoke}`)],
    [t('builds.fact.held'), held.length === 0 ? t('builds.pins.none') : list(held)],
    ...(pins.names.length > 0 ? [[t('builds.fact.simulations'), list(pins.names)] as Fact] : []),
    [
      t('builds.fact.hash'),
      <code key="hash" className={classes.hash} dir="ltr">
        {version.archive_sha256}
      </code>,
    ],
  ];
  return <FactList facts={facts} />;
}
