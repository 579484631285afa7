import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { ComparedPerson, Comparison } from '../score-templates.api.ts';
import { messages } from '../template-compare.messages.ts';
import { BandShift } from './band-shift.tsx';
import classes from './compare-panel.module.css';

const FIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** What two templates make of the same people. */
export function ComparisonView({ found }: { found: Comparison }) {
  const t = useText(messages);
  return (
    <Stack gap={5}>
      <Panel title={t('compare.result')}>
        <Stack gap={3}>
          <Figures found={found} />
          <p className={classes.quiet}>{t('compare.tau_about')}</p>
          <p className={classes.quiet}>
            {t('compare.stability_about', { draws: found.stability_after.draws })}
          </p>
          {found.left_out > 0 && <p>{t('compare.left_out', { count: found.left_out })}</p>}
        </Stack>
      </Panel>
      <Panel title={t('compare.bands')}>
        <BandShift bands={found.bands} />
      </Panel>
      <div className={classes.pair}>
        <Panel title={t('compare.top_before')}>
          <Top caption={t('compare.table', { name: t('compare.top_before') })} people={found.top_before} />
        </Panel>
        <Panel title={t('compare.top_after')}>
          <Top caption={t('compare.table', { name: t('compare.top_after') })} people={found.top_after} />
        </Panel>
      </div>
      <Panel title={t('compare.movers')}>
        {found.movers.length === 0 ? <p>{t('compare.no_movers')}</p> : <Movers people={found.movers} />}
      </Panel>
    </Stack>
  );
}

function Figures({ found }: { found: Comparison }) {
  const t = useText(messages);
  const { number } = useFormat();
  const percent = (value: number | null) =>
    value === null ? '–' : number(value, { style: 'percent', maximumFractionDigits: 0 });
  const pair = (before: string, after: string) => t('compare.from_to', { before, after });
  const rows: [string, string][] = [
    [t('compare.tau'), found.tau === null ? '–' : number(found.tau, { maximumFractionDigits: 3 })],
    [t('compare.people'), number(found.count)],
    [t('compare.scored'), pair(number(found.scored_before), number(found.scored_after))],
    [t('compare.up'), number(found.up)],
    [t('compare.down'), number(found.down)],
    [t('compare.unmoved'), number(found.unmoved)],
    [
      t('compare.mean_move'),
      found.mean_move === null ? '–' : number(found.mean_move, { maximumFractionDigits: 1 }),
    ],
    [t('compare.lost'), number(found.lost)],
    [t('compare.gained'), number(found.gained)],
    [t('compare.coverage'), pair(percent(found.coverage_before), percent(found.coverage_after))],
    [t('compare.stability'), pair(percent(found.stability_before.same), percent(found.stability_after.same))],
  ];
  return (
    <SimpleTable
      caption={t('compare.table', { name: t('compare.result') })}
      columns={[
        { key: 'figure', header: t('compare.figure') },
        { key: 'value', header: t('compare.value'), align: 'end' },
      ]}
      rows={rows.map(([name, value]) => ({ key: name, cells: [name, value] }))}
    />
  );
}

/** Who somebody is, with a way to them where the reader may know. */
function usePerson() {
  const t = useText(messages);
  return {
    nameOf: (person: ComparedPerson) => person.name ?? t('compare.number', { number: person.number }),
    linkOf(person: ComparedPerson): ReactNode {
      const { application_id, position_id, name } = person;
      if (name === null || application_id === null || position_id === null) return this.nameOf(person);
      return (
        <Link
          to="/user/positions/$id/applicants/$applicationId"
          params={{ id: position_id, applicationId: application_id }}
          search={{}}
        >
          {name}
        </Link>
      );
    },
  };
}

function Top({ caption, people }: { caption: string; people: Comparison['top_after'] }) {
  const t = useText(messages);
  const { number } = useFormat();
  const who = usePerson();
  const place = (rank: number | null) => (rank === null ? '–' : number(rank));
  return (
    <SimpleTable
      caption={caption}
      columns={[
        { key: 'person', header: t('compare.person') },
        { key: 'before', header: t('compare.rank_before'), align: 'end' },
        { key: 'after', header: t('compare.rank_after'), align: 'end' },
        { key: 'stays', header: t('compare.stays'), align: 'end' },
      ]}
      rows={people.map((person) => ({
        key: String(person.number),
        cells: [
          who.linkOf(person),
          place(person.rank_before),
          place(person.rank_after),
          number(person.stays, { style: 'percent', maximumFractionDigits: 0 }),
        ],
      }))}
    />
  );
}

function Movers({ people }: { people: Comparison['movers'] }) {
  const t = useText(messages);
  const { number } = useFormat();
  const who = usePerson();
  const fit = (value: number | null) => (value === null ? t('compare.not_calculated') : number(value, FIT));
  const place = (rank: number | null) => (rank === null ? '–' : number(rank));
  const move = ({ rank_before, rank_after }: ComparedPerson) => {
    if (rank_after === null) return t('compare.out');
    if (rank_before === null) return t('compare.in');
    const by = rank_before - rank_after;
    return t(by > 0 ? 'compare.up_by' : 'compare.down_by', { count: number(Math.abs(by)) });
  };
  const columns: Column<ComparedPerson>[] = [
    { key: 'person', header: t('compare.person'), cell: (person) => who.linkOf(person) },
    { key: 'move', header: t('compare.move'), cell: move, width: '180px' },
    {
      key: 'before',
      header: t('compare.rank_before'),
      cell: (person) => place(person.rank_before),
      width: '130px',
      align: 'end',
    },
    {
      key: 'after',
      header: t('compare.rank_after'),
      cell: (person) => place(person.rank_after),
      width: '130px',
      align: 'end',
    },
    {
      key: 'fit_before',
      header: t('compare.fit_before'),
      cell: (person) => fit(person.fit_before),
      width: '150px',
      align: 'end',
    },
    {
      key: 'fit_after',
      header: t('compare.fit_after'),
      cell: (person) => fit(person.fit_after),
      width: '150px',
      align: 'end',
    },
  ];
  return (
    <DataTable
      label={t('compare.table', { name: t('compare.movers') })}
      columns={columns}
      rows={people}
      rowId={(person) => String(person.number)}
      rowLabel={(person) => who.nameOf(person)}
      {...(people.length > 20 && { height: '480px' })}
    />
  );
}
