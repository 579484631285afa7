import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';

type Setting = NonNullable<VersionDetail['version']['manifest']>['parameters'][number];

/** The settings that a build takes; tasks are made of it with values of their own. */
export function SettingsTable({ settings }: { readonly settings: readonly Setting[] }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (settings.length === 0) return <p>{t('builds.settings.none')}</p>;
  const possible = ({ type, min, max, options }: Setting) => {
    if (type === 'boolean') return t('builds.type.boolean');
    if (options) return options.join(' · ');
    return t('builds.range', { min: number(min ?? 0), max: number(max ?? 0) });
  };
  return (
    <SimpleTable
      caption={t('builds.settings')}
      captionShown
      columns={[
        { key: 'key', header: t('builds.points.key') },
        { key: 'default', header: t('builds.settings.default') },
        { key: 'possible', header: t('builds.settings.possible') },
        { key: 'about', header: t('builds.points.about') },
      ]}
      rows={settings.map((setting) => ({
        key: setting.key,
        cells: [
          <code key="key" dir="ltr">
            {setting.key}
          </code>,
          <bdi key="default">
            {typeof setting.default === 'boolean'
              ? t(setting.default ? 'builds.yes' : 'builds.no')
              : String(setting.default)}{' '}
            {setting.unit}
          </bdi>,
          <bdi key="possible">{possible(setting)}</bdi>,
          <span key="about" dir="auto">
            {setting.description || '–'}
          </span>,
        ],
      }))}
    />
  );
}
