import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../ui/forms/file-size.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type BuildVersion, filePages } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';
import classes from './file-list.module.css';

/** The files of a version by path, a page at a time. */
export function FilesPanel({ version }: { readonly version: BuildVersion }) {
  const t = useText(messages);
  const { number } = useFormat();
  const query = useInfiniteQuery(filePages(version.id, version.edit));
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const files = pages.flatMap(({ items }) => items);
        const total = pages[0]?.total ?? 0;
        if (total === 0) return <p>{t('builds.files.none')}</p>;
        return (
          <Stack gap={4}>
            <p>{t('builds.files.shown', { shown: number(files.length), total: number(total) })}</p>
            <ul className={classes.files}>
              {files.map(({ path, size, sha256 }) => (
                <li key={path} title={sha256}>
                  <code dir="ltr">{path}</code>
                  <bdi className={classes.size}>{fileSize(size)}</bdi>
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <div>
                <Button
                  variant="default"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('builds.files.more')}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}
