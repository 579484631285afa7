import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { pagingOf } from '../../../../ui/list-page/list-state.ts';
import { ListView } from '../../../../ui/list-page/list-view.tsx';
import type { ListAt } from '../../../../ui/list-page/use-list-state.ts';
import { useCount } from '../../../../ui/lists/use-count.ts';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { useStageName } from '../../../applicants/public.tsx';
import { securityLogQuery } from '../../administration.api.ts';
import { messages as platformMessages } from '../../administration.messages.ts';
import {
  insideApplicantsQuery,
  insideLinksQuery,
  insideMembersQuery,
  insidePositionsQuery,
} from '../../inside.api.ts';
import { messages } from '../../inside.messages.ts';
import type { InsideSearch } from '../../inside-search.ts';
import { messages as lineMessages } from '../../security-log.messages.ts';
import { actionWords, detailWords, lineWord } from '../../security-words.ts';
import { stateWord } from '../../state-word.ts';
import classes from './inside.module.css';

interface InsideListProps {
  organizationId: string;
  at: ListAt<InsideSearch>;
}

const searched = (at: ListAt<InsideSearch>) => ({ ...pagingOf(at.search), search: at.search.q ?? '' });

/** The members of an organization. */
export function InsidePeople({ organizationId, at }: InsideListProps) {
  const t = useText(messages);
  const p = useText(platformMessages);
  const query = useQuery({
    ...insideMembersQuery(organizationId, searched(at)),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      label={t('inside.tab.people')}
      at={at}
      query={query}
      find={t('inside.find.people')}
      remember="inside-people"
      rowId={(row) => row.employee_id}
      rowLabel={(row) => row.name}
      columns={[
        { key: 'name', header: t('inside.name'), cell: (row) => row.name },
        { key: 'email', header: t('inside.email'), cell: (row) => <bdi>{row.email}</bdi> },
        {
          key: 'role',
          header: t('inside.role'),
          width: '190px',
          cell: (row) => stateWord(p, 'role', row.role),
        },
        {
          key: 'state',
          header: t('inside.state'),
          width: '140px',
          cell: (row) => t(`inside.member.${row.status as 'active'}`),
        },
        {
          key: 'seen',
          header: t('inside.seen'),
          width: '150px',
          cell: (row) =>
            row.last_seen_at ? <TimeText at={row.last_seen_at} style="relative" /> : t('inside.never'),
        },
        {
          key: 'since',
          header: t('inside.since'),
          width: '130px',
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
      empty={{ title: t('inside.none.people') }}
    />
  );
}

/** The positions of an organization. */
export function InsidePositions({ organizationId, at }: InsideListProps) {
  const t = useText(messages);
  const count = useCount();
  const query = useQuery({
    ...insidePositionsQuery(organizationId, searched(at)),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      label={t('inside.tab.positions')}
      at={at}
      query={query}
      find={t('inside.find')}
      remember="inside-positions"
      rowId={(row) => row.position_id}
      rowLabel={(row) => row.title}
      columns={[
        { key: 'title', header: t('inside.position'), cell: (row) => row.title },
        {
          key: 'state',
          header: t('inside.state'),
          width: '140px',
          cell: (row) => (
            <StatusChip status={row.status} label={t(`inside.status.${row.status as 'draft'}`)} />
          ),
        },
        {
          key: 'visibility',
          header: t('inside.visibility'),
          width: '170px',
          cell: (row) => t(`inside.visibility.${row.visibility as 'public'}`),
        },
        { key: 'owner', header: t('inside.owner'), cell: (row) => row.owner_name ?? '–' },
        {
          key: 'applications',
          header: t('inside.applications'),
          align: 'end',
          width: '130px',
          cell: (row) => count(row.applications),
        },
        {
          key: 'since',
          header: t('inside.since'),
          width: '130px',
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
      empty={{ title: t('inside.none.positions') }}
    />
  );
}

/** The links of an organization, from either side. */
export function InsideLinks({ organizationId, at }: InsideListProps) {
  const t = useText(messages);
  const query = useQuery({
    ...insideLinksQuery(organizationId, pagingOf(at.search)),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      label={t('inside.tab.links')}
      at={at}
      query={query}
      remember="inside-links"
      rowId={(row) => row.recruiter_link_id}
      rowLabel={(row) => row.other_name || t('inside.other.unanswered')}
      columns={[
        {
          key: 'other',
          header: t('inside.other'),
          cell: (row) => row.other_name || t('inside.other.unanswered'),
        },
        {
          key: 'side',
          header: t('inside.side'),
          width: '200px',
          cell: (row) => t(`inside.side.${row.side}`),
        },
        {
          key: 'state',
          header: t('inside.state'),
          width: '140px',
          cell: (row) => <StatusChip status={row.status} label={t(`inside.link.${row.status as 'new'}`)} />,
        },
        {
          key: 'scope',
          header: t('inside.scope'),
          width: '140px',
          cell: (row) => t(`inside.scope.${row.scope as 'listed'}`),
        },
        {
          key: 'since',
          header: t('inside.since'),
          width: '130px',
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
      empty={{ title: t('inside.none.links') }}
    />
  );
}

/** The security log of an organization. */
export function InsideLog({ organizationId, at }: InsideListProps) {
  const t = useText(messages);
  const words = useText(lineMessages);
  const format = useFormat();
  const query = useQuery({
    ...securityLogQuery({ ...pagingOf(at.search), organization_id: organizationId }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      label={t('inside.tab.log')}
      at={at}
      query={query}
      remember="inside-log"
      rowId={(row) => row.security_log_id}
      rowLabel={(row) => actionWords(words, row.action)}
      tools={
        <LinkButton variant="default" to="/user/admin/security-logs">
          {t('inside.more')}
        </LinkButton>
      }
      columns={[
        {
          key: 'when',
          header: t('inside.log.when'),
          width: '170px',
          cell: (row) => <TimeText at={row.event_time} />,
        },
        { key: 'what', header: t('inside.log.what'), cell: (row) => actionWords(words, row.action) },
        {
          key: 'who',
          header: t('inside.log.who'),
          cell: (row) => <bdi>{row.performer_email || lineWord(words, 'who', row.performer_type)}</bdi>,
        },
        {
          key: 'detail',
          header: t('inside.log.detail'),
          cell: (row) => (
            <span className={classes.given}>{detailWords(words, row.meta, format.list).join(' · ')}</span>
          ),
        },
      ]}
      empty={{ title: t('inside.none.log') }}
    />
  );
}

/** The applicants of an organization, while a look at them is open. */
export function InsideApplicants({ organizationId, at }: InsideListProps) {
  const t = useText(messages);
  const stageName = useStageName();
  const navigate = useNavigate();
  const query = useQuery({
    ...insideApplicantsQuery(organizationId, searched(at)),
    placeholderData: keepPreviousData,
  });
  return (
    <ListView
      label={t('inside.tab.applicants')}
      at={at}
      query={query}
      find={t('inside.find.people')}
      remember="inside-applicants"
      rowId={(row) => row.application_id}
      rowLabel={(row) => row.name}
      onOpen={(row) =>
        void navigate({
          to: '/user/admin/organizations/$id' as '/',
          params: { id: organizationId } as never,
          search: { tab: 'applicants', application: row.application_id } as never,
        })
      }
      columns={[
        { key: 'name', header: t('inside.name'), cell: (row) => row.name },
        { key: 'email', header: t('inside.email'), cell: (row) => <bdi>{row.email}</bdi> },
        { key: 'position', header: t('inside.position'), cell: (row) => row.position_title },
        {
          key: 'state',
          header: t('inside.state'),
          width: '160px',
          cell: (row) => <StatusChip status={row.status} label={stageName(row.status as 'started')} />,
        },
        {
          key: 'since',
          header: t('inside.applied'),
          width: '130px',
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
      empty={{ title: t('inside.none.applicants') }}
    />
  );
}
