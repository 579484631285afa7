import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { readListState } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { DuplicatePair } from '../components/duplicate-pair.tsx';
import classes from '../components/duplicates.module.css';
import { duplicatesQuery, useFindDuplicates } from '../duplicates.api.ts';
import { duplicatesMessages } from '../duplicates.messages.ts';
import { messages } from '../talent-pool.messages.ts';

/** `/user/candidates/duplicates`: people who look like one, to be merged or told apart. */
export function DuplicatesPage() {
  const t = useText(duplicatesMessages);
  const w = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const at = useListState(readListState);
  const query = useQuery({ ...duplicatesQuery(at.search.page ?? 1), placeholderData: keepPreviousData });
  const find = useFindDuplicates();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const searching = query.data?.searching ?? false;
  const begin = () =>
    find.mutate(key, {
      onSettled: () => setKey(crypto.randomUUID()),
      onSuccess: () => toast.say({ message: t('duplicates.begun') }),
      onError: (error) => toast.say({ message: errorText(error), tone: 'danger' }),
    });
  const searchButton = (
    <Button
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      loading={find.isPending}
      disabled={searching}
      onClick={begin}
    >
      {t('duplicates.find')}
    </Button>
  );
  const searched = query.data?.searched_at ?? null;
  return (
    <Page>
      <PageHeader
        title={t('duplicates.title')}
        crumbs={[{ label: w('talent-pool.title'), to: '/user/candidates' }]}
        meta={
          <span role="status">
            {searching
              ? t('duplicates.searching')
              : searched
                ? t('duplicates.searched', {
                    at: format.date(searched, { dateStyle: 'medium', timeStyle: 'short' }),
                  })
                : t('duplicates.never')}
          </span>
        }
        actions={searchButton}
      />
      <CardList
        at={at}
        query={query}
        empty={{
          title: t(searched ? 'duplicates.none' : 'duplicates.empty'),
          text: t(searched ? 'duplicates.none_text' : 'duplicates.empty_text'),
        }}
        skeleton={<CardSkeleton lines={8} />}
        draw={({ items }) => (
          <ul className={classes.pairs}>
            {items.map((pair) => (
              <DuplicatePair key={pair.person_pair_id} pair={pair} />
            ))}
          </ul>
        )}
      />
    </Page>
  );
}
