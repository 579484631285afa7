import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CultureBankQuestion } from '@tryout/contract/culture-questions/culture-questions';
import {
  CULTURE_DIMENSIONS,
  CULTURE_SORTS,
  CULTURE_STATUS_NAMES,
} from '@tryout/domain/culture-questions/questions';
import type { FormWords } from '@tryout/domain/forms/form';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { oneOf, pagingOf, readListState } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { BankSearch } from '../bank-search.ts';
import { QuestionDialog } from '../components/question-dialog.tsx';
import { bankQuery } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import classes from './bank-page.module.css';

const readSearch = (search: Record<string, unknown>): BankSearch => ({
  ...readListState(search, CULTURE_SORTS),
  dimension: oneOf(search.dimension, CULTURE_DIMENSIONS),
  status: oneOf(search.status, CULTURE_STATUS_NAMES),
});

/** A17: the bank of culture questions. */
export function BankPage() {
  const t = useText(messages);
  const locale = useLocale();
  const at = useListState(readSearch);
  const [opened, setOpened] = useState<CultureBankQuestion | 'new' | null>(null);
  const { q, dimension, status, sort } = at.search;
  const query = useQuery(
    bankQuery({
      ...pagingOf(at.search),
      ...(q ? { search: q } : {}),
      ...(dimension ? { dimension } : {}),
      ...(status ? { status } : {}),
      ...(sort ? { sort } : {}),
    }),
  );
  const say = (words: FormWords) => words[locale] ?? words.en ?? '';
  const make = <Button onClick={() => setOpened('new')}>{t('culture.bank.new')}</Button>;
  return (
    <Page>
      <PageHeader title={t('culture.bank.title')} meta={t('culture.bank.about')} actions={make} />
      <ListView
        label={t('culture.bank.title')}
        remember="culture-questions"
        order="dimension"
        query={query}
        at={at}
        find={t('culture.bank.find')}
        filters={[
          {
            kind: 'one',
            key: 'dimension',
            label: t('culture.dimension'),
            all: t('culture.dimension.all'),
            options: CULTURE_DIMENSIONS.map((value) => ({ value, label: t(`culture.dimension.${value}`) })),
          },
          {
            kind: 'one',
            key: 'status',
            label: t('culture.status'),
            all: t('culture.status.all'),
            options: CULTURE_STATUS_NAMES.map((value) => ({ value, label: t(`culture.status.${value}`) })),
          },
        ]}
        empty={{ title: t('culture.bank.none'), text: t('culture.bank.none_text'), action: make }}
        rowId={(row) => row.culture_question_id}
        rowLabel={(row) => say(row.statement)}
        onOpen={setOpened}
        columns={[
          {
            key: 'statement',
            header: t('culture.statement'),
            cell: (row) => (
              <bdi className={classes.statement}>
                {row.opposite ? `${say(row.statement)} / ${say(row.opposite)}` : say(row.statement)}
              </bdi>
            ),
          },
          {
            key: 'dimension',
            header: t('culture.dimension'),
            sortable: 'asc',
            width: '190px',
            cell: (row) => t(`culture.dimension.${row.dimension}`),
          },
          {
            key: 'kind',
            header: t('culture.kind'),
            width: '170px',
            cell: (row) =>
              row.kind === 'scale' && row.is_reversed
                ? t('culture.kind.reversed')
                : t(`culture.kind.${row.kind}`),
          },
          {
            key: 'status',
            header: t('culture.status'),
            width: '120px',
            cell: (row) => t(`culture.status.${row.status}`),
          },
          {
            key: 'updated',
            header: t('culture.updated'),
            sortable: 'desc',
            width: '140px',
            cell: (row) => <TimeText at={row.updated_at} style="relative" />,
          },
        ]}
      />
      {opened !== null && (
        <QuestionDialog question={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </Page>
  );
}
