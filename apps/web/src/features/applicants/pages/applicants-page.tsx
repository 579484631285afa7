import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { isInGroup } from '@tryout/domain/access/roles';
import { Suspense, useState } from 'react';
import { PHONE } from '../../../platform/drawing/drawing.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../applicants.messages.ts';
import { applicantsQuery, PER_PAGE, type Summary, summaryQuery } from '../applicants-list.api.ts';
import { bulkActionsQuery } from '../bulk-actions.api.ts';
import { ApplicantsTable } from '../components/list/applicants-table.tsx';
import { Filters } from '../components/list/filters.tsx';
import { filtersOf, isNarrowed, type ListSearch, NO_FILTERS } from '../list-search.ts';
import { useMoves } from '../use-moves.tsx';
import classes from './applicants-page.module.css';

const ApplicantsBoard = lazyPiece(() =>
  import('../components/board/applicants-board.tsx').then((m) => ({ default: m.ApplicantsBoard })),
);

const BulkBar = lazyPiece(() =>
  import('../components/list/bulk-bar.tsx').then((m) => ({ default: m.BulkBar })),
);
const SideOfList = lazyPiece(() =>
  import('../components/record/applicant-side-panel.tsx').then((m) => ({ default: m.ApplicantSidePanel })),
);

const EverybodyBar = lazyPiece(() =>
  import('../components/list/everybody-bar.tsx').then((m) => ({ default: m.EverybodyBar })),
);

const BulkProgress = lazyPiece(() =>
  import('../components/list/bulk-progress.tsx').then((m) => ({ default: m.BulkProgress })),
);
const WholeList = lazyPiece(() =>
  import('../components/list/whole-list.tsx').then((m) => ({ default: m.WholeList })),
);

/** R5, H3: the applicants of a position, as table and as board. */
export function ApplicantsPage() {
  const { id } = useParams({ from: '/user/positions/$id/applicants' });
  const query = useQuery(summaryQuery(id));
  return (
    <Page width="full">
      <QueryView page query={query} skeleton={<TableSkeleton rows={8} />}>
        {(summary) => <Applicants summary={summary} />}
      </QueryView>
    </Page>
  );
}

function Applicants({ summary }: { summary: Summary }) {
  const t = useText(messages);
  const format = useFormat();
  const isRecruiter = isInGroup(useCurrentUser().user_type, 'recruiters');
  const { position, rights } = summary;
  const id = position.position_id;
  const search = useSearch({ from: '/user/positions/$id/applicants' });
  const navigate = useNavigate({ from: '/user/positions/$id/applicants' });
  const [selected, setSelected] = useState<ReadonlyMap<string, ApplicantRow>>(new Map());
  const [everybody, setEverybody] = useState(false);
  const bulks = useQuery({ ...bulkActionsQuery(id), enabled: rights.comment }).data?.items ?? [];
  const moves = useMoves(id, {
    screen: search.view === 'board' ? 'board' : 'list',
    openingsLeft: position.openings - position.approved_count,
    mailedStages: summary.mailed_stages,
    onMoved: () => setSelected(new Map()),
  });
  const change = (next: Partial<ListSearch>) => {
    // Who is meant by everybody would be somebody else from here on.
    setEverybody(false);
    void navigate({
      search: (old) => ({ ...old, page: undefined, cursor: undefined, ...next }),
      replace: next.view === undefined,
    });
  };
  const isBoard = search.view === 'board';
  const setView = (view: ListSearch['view']) => {
    setSelected(new Map());
    setEverybody(false);
    void navigate({ search: (old) => ({ ...old, view, page: undefined, cursor: undefined }) });
  };
  const phone = useMedia(PHONE);
  const viewSwitch = <ViewSwitch isBoard={isBoard} onChange={setView} />;
  useShortcut('b', t('applicants.view.switch'), () => setView(isBoard ? undefined : 'board'), !moves.asking);
  return (
    <>
      <PageHeader
        title={t('applicants.title')}
        tab={`${position.title} · ${t('applicants.title')}`}
        crumbs={[
          { label: t('applicants.positions'), to: '/user/positions' },
          { label: position.title, to: '/user/positions/$id', params: { id } },
        ]}
        meta={
          <Row gap={3}>
            <span>{t('applicants.count', { count: summary.total })}</span>
            <span>
              {t('applicants.openings', {
                approved: format.number(position.approved_count),
                openings: position.openings,
              })}
            </span>
          </Row>
        }
        actions={
          <>
            {summary.total > 0 && (
              <LinkButton
                variant="default"
                to="/user/positions/$id/applicants/review"
                params={{ id }}
                search={filtersOf(search)}
              >
                {t(phone ? 'applicants.review.short' : 'applicants.review')}
              </LinkButton>
            )}
            {summary.total > 0 && isRecruiter && (
              <Flagged flag="what_if">
                <LinkButton variant="default" to="/user/positions/$id/what-if" params={{ id }}>
                  {t('applicants.what_if')}
                </LinkButton>
              </Flagged>
            )}
            {!phone && viewSwitch}
          </>
        }
      />
      {!rights.see_identity && <Banner tone="info">{t('applicants.blind')}</Banner>}
      {bulks.length > 0 && (
        <Suspense>
          <BulkProgress positionId={id} items={bulks} />
        </Suspense>
      )}
      <Filters summary={summary} search={search} onChange={change} extra={phone && viewSwitch} />
      {summary.total === 0 ? (
        <EmptyState
          title={t('applicants.empty')}
          action={
            <LinkButton to="/user/positions/$id" params={{ id }}>
              {t('applicants.empty.action')}
            </LinkButton>
          }
        />
      ) : isBoard ? (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <ApplicantsBoard summary={summary} search={search} moves={moves} />
        </Suspense>
      ) : (
        <TableView
          summary={summary}
          search={search}
          moves={moves}
          selected={selected}
          everybody={everybody}
          onEverybody={setEverybody}
          onSelected={setSelected}
          onChange={change}
        />
      )}
      {moves.dialog}
    </>
  );
}

function ViewSwitch({
  isBoard,
  onChange,
}: {
  isBoard: boolean;
  onChange: (view: ListSearch['view']) => void;
}) {
  const t = useText(messages);
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">{t('applicants.view')}</legend>
      <button type="button" aria-pressed={!isBoard} onClick={() => onChange(undefined)}>
        <IconTable size={20} stroke={1.75} aria-hidden />
        {t('applicants.view.table')}
      </button>
      <button type="button" aria-pressed={isBoard} onClick={() => onChange('board')}>
        <IconLayoutKanban size={20} stroke={1.75} aria-hidden />
        {t('applicants.view.board')}
      </button>
    </fieldset>
  );
}

interface TableViewProps {
  summary: Summary;
  search: ListSearch;
  moves: ReturnType<typeof useMoves>;
  selected: ReadonlyMap<string, ApplicantRow>;
  /** Everybody who matches is meant, not only those on the page. */
  everybody: boolean;
  onEverybody: (on: boolean) => void;
  onSelected: (next: ReadonlyMap<string, ApplicantRow>) => void;
  onChange: (next: Partial<ListSearch>) => void;
}

function TableView(props: TableViewProps) {
  const { summary, search, moves, selected, everybody, onEverybody, onSelected, onChange } = props;
  const t = useText(messages);
  const format = useFormat();
  const id = summary.position.position_id;
  const navigate = useNavigate({ from: '/user/positions/$id/applicants' });
  const onPeek = (open: string | undefined) =>
    void navigate({ search: (old) => ({ ...old, open }), replace: true, resetScroll: false });
  const query = useQuery({ ...applicantsQuery(id, search), placeholderData: keepPreviousData });
  return (
    <QueryView query={query} skeleton={<TableSkeleton rows={10} />}>
      {(list) =>
        list.items.length === 0 && isNarrowed(search) ? (
          <FilteredEmptyState onClear={() => onChange(NO_FILTERS)} />
        ) : (
          <>
            <ApplicantsTable
              positionId={id}
              rows={list.items}
              rights={summary.rights}
              filters={filtersOf(search)}
              onSort={(sort) => onChange({ sort })}
              onPeek={onPeek}
              moves={moves}
              selected={selected}
              onSelected={(next) => {
                onEverybody(false);
                onSelected(next);
              }}
            />
            {list.total_is_capped && (
              <p className={classes.note}>{t('applicants.capped', { total: format.number(list.total) })}</p>
            )}
            <Pager
              page={list.page}
              recordsPerPage={list.recordsPerPage}
              total={list.total}
              totalIsCapped={list.total_is_capped}
              nextCursor={list.next_cursor}
              previousCursor={list.previous_cursor}
              onPage={(page, cursor) => onChange({ page: page > 1 ? page : undefined, cursor })}
              onRecordsPerPage={(per) => onChange({ per: per === PER_PAGE ? undefined : per })}
            />
            {search.open && (
              <Suspense>
                <SideOfList
                  applicationId={search.open}
                  filters={filtersOf(search)}
                  tags={summary.tags}
                  moves={moves}
                  onOpen={onPeek}
                />
              </Suspense>
            )}
            {everybody && (
              <Suspense>
                <EverybodyBar
                  summary={summary}
                  filters={filtersOf(search)}
                  count={list.total}
                  onClear={() => {
                    onEverybody(false);
                    onSelected(new Map());
                  }}
                />
              </Suspense>
            )}
            {selected.size > 0 && !everybody && (
              <Suspense>
                <BulkBar
                  summary={summary}
                  selected={[...selected.values()]}
                  moves={moves}
                  everybody={
                    list.items.length < list.total &&
                    list.items.every((row) => selected.has(row.application_id)) && (
                      <WholeList list={list} onEverybody={() => onEverybody(true)} />
                    )
                  }
                  onClear={() => onSelected(new Map())}
                />
              </Suspense>
            )}
          </>
        )
      }
    </QueryView>
  );
}
