import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { idsOfData } from '../people-of-data.ts';
import { namesQuery, type WhatIfData } from '../what-if.api.ts';
import { messages } from '../what-if.messages.ts';
import type { Mover, WhatIfAnswer } from '../what-if-messages.ts';

/** Who would come among the chosen and who would drop out. */
export function Movers({ data, answer }: { data: WhatIfData; answer: WhatIfAnswer }) {
  const t = useText(messages);
  const { came, went, figures } = answer;
  const idOf = useMemo(() => idsOfData(data), [data]);
  const ids = [...came, ...went].map(({ row }) => idOf(row)).sort();
  const names = new Map(
    useQuery({ ...namesQuery(data.position.id, ids), placeholderData: keepPreviousData }).data?.people.map(
      ({ application_id, name }) => [application_id, name],
    ),
  );
  const list = (movers: readonly Mover[], all: number, caption: string) => (
    <Panel title={caption}>
      {movers.length === 0 ? (
        <p>{t('what_if.page.nobody')}</p>
      ) : (
        <Stack gap={2}>
          <MoverTable
            caption={caption}
            movers={movers}
            positionId={data.position.id}
            who={(row) => ({ id: idOf(row), name: names.get(idOf(row)) })}
          />
          {all > movers.length && <p>{t('what_if.page.more', { count: all - movers.length })}</p>}
        </Stack>
      )}
    </Panel>
  );
  return (
    <>
      {list(came, figures.came, t('what_if.page.came'))}
      {list(went, figures.went, t('what_if.page.went'))}
    </>
  );
}

interface MoverTableProps {
  readonly caption: string;
  readonly movers: readonly Mover[];
  readonly positionId: string;
  readonly who: (row: number) => { readonly id: string; readonly name: string | undefined };
}

function MoverTable({ caption, movers, positionId, who }: MoverTableProps) {
  const t = useText(messages);
  const { number } = useFormat();
  const fit = (value: number | null) =>
    value === null ? '–' : number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const place = (value: number | null) => (value === null ? '–' : number(value));
  return (
    <SimpleTable
      caption={caption}
      stacks
      columns={[
        { key: 'person', header: t('what_if.page.person') },
        { key: 'place_before', header: t('what_if.page.place_before'), align: 'end' },
        { key: 'place_after', header: t('what_if.page.place_after'), align: 'end' },
        { key: 'fit_before', header: t('what_if.page.fit_before'), align: 'end' },
        { key: 'fit_after', header: t('what_if.page.fit_after'), align: 'end' },
      ]}
      rows={movers.map(({ row, place_before, place_after, fit_before, fit_after }) => {
        const { id, name } = who(row);
        return {
          key: id,
          cells: [
            name === undefined ? (
              t('what_if.page.number', { number: number(row + 1) })
            ) : (
              <Link
                key={id}
                to="/user/positions/$id/applicants/$applicationId"
                params={{ id: positionId, applicationId: id }}
                search={{}}
              >
                {name}
              </Link>
            ),
            place(place_before),
            place(place_after),
            fit(fit_before),
            fit(fit_after),
          ],
        };
      })}
    />
  );
}
