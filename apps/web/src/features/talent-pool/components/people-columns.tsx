import { Link } from '@tanstack/react-router';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { useStageName } from '../../applicants/public.tsx';
import { usePersonName } from '../person-name.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './people.module.css';

/** What the list says of each person. */
export function usePeopleColumns(): readonly Column<PersonRow>[] {
  const t = useText(messages);
  const format = useFormat();
  const nameOf = usePersonName();
  return [
    {
      key: 'name',
      header: t('talent-pool.column.name'),
      width: '17%',
      sortable: 'asc',
      cell: (row) => (
        <span className={classes.name}>
          <Link to="/user/candidates/$personId" params={{ personId: row.person_id }}>
            <bdi>{nameOf(row)}</bdi>
          </Link>
          {row.do_not_contact && <span className={classes.mark}>{t('talent-pool.do_not_contact')}</span>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('talent-pool.column.email'),
      cell: (row) => (row.email ? <bdi className={classes.long}>{row.email}</bdi> : '–'),
    },
    {
      key: 'positions',
      header: t('talent-pool.column.positions'),
      width: '24%',
      cell: (row) => <Positions row={row} />,
    },
    {
      key: 'tags',
      header: t('talent-pool.column.tags'),
      cell: (row) => (row.tags.length > 0 ? <bdi>{format.list(row.tags)}</bdi> : '–'),
    },
    {
      key: 'source',
      optional: true,
      header: t('talent-pool.column.source'),
      cell: (row) => t(`talent-pool.source.${row.source}`),
    },
    {
      key: 'owner',
      header: t('talent-pool.column.owner'),
      cell: (row) => (row.owner ? <bdi>{row.owner.name}</bdi> : '–'),
    },
    {
      key: 'consent',
      header: t('talent-pool.column.consent'),
      optional: true,
      cell: (row) => t(`talent-pool.consent.${row.consent}`),
    },
    {
      key: 'phone',
      header: t('talent-pool.column.phone'),
      optional: true,
      cell: (row) => (row.phone ? <bdi dir="ltr">{row.phone}</bdi> : '–'),
    },
    {
      key: 'location',
      header: t('talent-pool.column.location'),
      optional: true,
      cell: (row) => row.location || '–',
    },
    {
      key: 'last_activity',
      width: '150px',
      header: t('talent-pool.column.last_activity'),
      sortable: 'desc',
      cell: (row) => <TimeText at={row.last_activity_at} style="relative" />,
    },
  ];
}

function Positions({ row }: { row: PersonRow }) {
  const t = useText(messages);
  const stage = useStageName();
  const [first, ...others] = row.positions;
  if (!first) return '–';
  return (
    <span className={classes.positions}>
      <bdi>{first.title}</bdi>
      <StatusChip
        status={first.status ?? 'new'}
        label={first.status ? stage(first.status, first.disposition_by) : t('talent-pool.invited')}
      />
      {others.length > 0 && (
        <span className={classes.quiet}>{t('talent-pool.more_positions', { count: others.length })}</span>
      )}
    </span>
  );
}
