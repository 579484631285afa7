import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type BuildVersion, comparisonQuery } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import classes from './file-list.module.css';

interface ComparePanelProps {
  readonly from: BuildVersion;
  readonly to: BuildVersion;
}

/** What differs between two versions: what the manifest says, and the files. */
export function ComparePanel({ from, to }: ComparePanelProps) {
  const t = useText(messages);
  const query = useQuery(comparisonQuery(from.id, to.id));
  return (
    <Panel title={t('builds.compare.title', { from: from.version, to: to.version })}>
      <QueryView query={query}>
        {({ manifest, files }) => (
          <Stack gap={4}>
            <h3>{t('builds.tab.manifest')}</h3>
            <DifferenceList
              differences={manifest.map(({ path, before, after }) => ({ path, before, after }))}
              before={from.version}
              after={to.version}
            />
            <h3>{t('builds.tab.files')}</h3>
            <p>{t('builds.compare.files', files.counts)}</p>
            <Changed
              title={t('builds.compare.changed', { count: files.counts.changed })}
              rows={files.changed.map(({ path, size_before, size_after }) => ({
                path,
                size: `${fileSize(size_before)} → ${fileSize(size_after)}`,
              }))}
              total={files.counts.changed}
            />
            <Changed
              title={t('builds.compare.added', { count: files.counts.added })}
              rows={files.added.map(({ path, size }) => ({ path, size: fileSize(size) }))}
              total={files.counts.added}
            />
            <Changed
              title={t('builds.compare.removed', { count: files.counts.removed })}
              rows={files.removed.map(({ path, size }) => ({ path, size: fileSize(size) }))}
              total={files.counts.removed}
            />
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}

interface ChangedProps {
  readonly title: string;
  readonly rows: readonly { readonly path: string; readonly size: string }[];
  /** How many there are; rows may be the first of them. */
  readonly total: number;
}

function Changed({ title, rows, total }: ChangedProps) {
  const t = useText(messages);
  if (total === 0) return null;
  return (
    <Disclosure label={title}>
      <ul className={classes.files}>
        {rows.map(({ path, size }) => (
          <li key={path}>
            <code dir="ltr">{path}</code>
            <bdi className={classes.size}>{size}</bdi>
          </li>
        ))}
      </ul>
      {total > rows.length && <p>{t('builds.compare.more', { count: total - rows.length })}</p>}
    </Disclosure>
  );
}
