import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { pictureSourcesQuery } from '../pictures.api.ts';
import { messages } from '../pictures.messages.ts';

/** Whose the pictures of the library are, and on what terms they are used. */
export function PictureSourcesPage() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(pictureSourcesQuery());
  return (
    <Page width="text">
      <PageHeader title={t('pictures.sources')} />
      <Stack gap={4}>
        <p>{t('pictures.sources.about')}</p>
        <QueryView query={query}>
          {({ items }) => (
            <SimpleTable
              caption={t('pictures.sources.table')}
              columns={[
                { key: 'name', header: t('pictures.sources.name') },
                { key: 'author', header: t('pictures.sources.author') },
                { key: 'licence', header: t('pictures.sources.licence') },
                { key: 'pictures', header: t('pictures.sources.pictures') },
              ]}
              rows={items.map((one) => ({
                key: one.key,
                cells: [
                  <a key="name" href={one.source_url} rel="noreferrer" dir="ltr">
                    {one.name}
                  </a>,
                  <bdi key="author">{one.author}</bdi>,
                  <a key="licence" href={one.licence_url} rel="noreferrer" dir="ltr">
                    {one.licence}
                  </a>,
                  format.number(one.pictures),
                ],
              }))}
            />
          )}
        </QueryView>
        <p>{t('pictures.sources.words')}</p>
        <p>{t('pictures.sources.service')}</p>
      </Stack>
    </Page>
  );
}
