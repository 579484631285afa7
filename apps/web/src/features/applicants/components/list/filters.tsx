import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { ChoiceFilter } from '../../../../ui/list-page/choice-filter.tsx';
import { type FilterChip, FilterChips } from '../../../../ui/lists/filter-chips.tsx';
import { FilterRow } from '../../../../ui/lists/filter-row.tsx';
import { SavedViews } from '../../../../ui/lists/saved-views.tsx';
import { SearchField } from '../../../../ui/lists/search-field.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { messages } from '../../applicants.messages.ts';
import type { Summary } from '../../applicants-list.api.ts';
import { useBandText } from '../../band-text.ts';
import { endReasonsQuery } from '../../list-rows.api.ts';
import { BAND_FILTERS, furtherFilters, type ListSearch, NO_FILTERS } from '../../list-search.ts';
import { useReasonText } from '../../reason-text.ts';
import { useStatusText } from '../../status-text.ts';
import classes from './filters.module.css';

interface FiltersProps {
  summary: Summary;
  search: ListSearch;
  onChange: (next: Partial<ListSearch>) => void;
  /** Further controls of the list, before the filters. */
  extra?: ReactNode;
}

const MoreFilters = lazyPiece(() => import('./more-filters.tsx').then((m) => ({ default: m.MoreFilters })));
const MoreChips = lazyPiece(() => import('./more-filters.tsx').then((m) => ({ default: m.MoreChips })));

/** What narrows the list, and what is in use of it. */
export function Filters({ summary, search, onChange, extra }: FiltersProps) {
  const t = useText(messages);
  const statusText = useStatusText();
  const bandText = useBandText();
  const { rights, tags } = summary;
  const isBoard = search.view === 'board';
  const reasons = useReasons(summary);
  const chips = useChips(search, isBoard, reasons, onChange);
  const [asked, setAsked] = useState(false);
  const more = furtherFilters(search);
  const inUse = { chips, onClear: () => onChange(NO_FILTERS) };
  return (
    <div className={classes.filters}>
      <FilterRow
        className={classes.row}
        count={chips.length + more - (search.q ? 1 : 0)}
        search={
          rights.see_identity && (
            <SearchField
              label={t('applicants.search')}
              value={search.q ?? ''}
              onChange={(q) => onChange({ q: q.trim() || undefined })}
            />
          )
        }
      >
        {extra}
        {!isBoard && (
          <ChoiceFilter
            label={t('applicants.filter.status')}
            options={APPLICATION_STATUSES.map((value) => ({
              value,
              label: statusText(value),
              count: summary.statuses.find((each) => each.status === value)?.count,
            }))}
            chosen={search.status ?? []}
            onChange={(status) => onChange({ status: status.length > 0 ? status : undefined })}
          />
        )}
        {rights.see_scores && (
          <ChoiceFilter
            label={t('applicants.filter.band')}
            options={BAND_FILTERS.map((value) => ({ value, label: bandText(value) }))}
            chosen={search.band ?? []}
            onChange={(band) => onChange({ band: band.length > 0 ? band : undefined })}
          />
        )}
        {tags.length > 0 && (
          <ChoiceFilter
            label={t('applicants.filter.tag')}
            options={tags.map((value) => ({ value, label: value }))}
            chosen={search.tag ? [search.tag] : []}
            onChange={(chosen) => onChange({ tag: chosen.findLast((tag) => tag !== search.tag) })}
          />
        )}
        {reasons.length > 0 && (
          <ChoiceFilter
            label={t('applicants.filter.reason')}
            options={reasons}
            chosen={search.reason ? [search.reason] : []}
            onChange={(chosen) => onChange({ reason: chosen.findLast((id) => id !== search.reason) })}
          />
        )}
        {rights.see_scores && (
          <div className={classes.boxes}>
            <CheckBox
              label={t('applicants.filter.suggested')}
              checked={search.suggested === true}
              onChange={(on) => onChange({ suggested: on ? true : undefined })}
            />
            <CheckBox
              label={t('applicants.filter.look')}
              checked={search.look === true}
              onChange={(on) => onChange({ look: on ? true : undefined })}
            />
          </div>
        )}
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('applicants.filter.more')}
        </Button>
        <SavedViews list="applicants" label={t('applicants.views')} />
      </FilterRow>
      <Suspense fallback={<FilterChips {...inUse} />}>
        {more > 0 ? (
          <MoreChips
            {...inUse}
            positionId={summary.position.position_id}
            search={search}
            onChange={onChange}
          />
        ) : (
          <FilterChips {...inUse} />
        )}
      </Suspense>
      {asked && (
        <Suspense>
          <MoreFilters
            positionId={summary.position.position_id}
            search={search}
            onChange={onChange}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ReasonChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The reasons in use on the position; asked for once somebody was rejected. */
function useReasons({ position, rights, statuses }: Summary): readonly ReasonChoice[] {
  const reasonText = useReasonText();
  const isUsed = statuses.some((each) => each.status === 'rejected' && each.count > 0);
  const query = useQuery({
    ...endReasonsQuery(position.position_id),
    enabled: rights.see_scores && isUsed,
  });
  return (query.data?.items ?? []).map((reason) => ({
    value: reason.reason_id,
    label: reasonText(reason),
    count: reason.count,
  }));
}

function useChips(
  search: ListSearch,
  isBoard: boolean,
  reasons: readonly ReasonChoice[],
  onChange: FiltersProps['onChange'],
): FilterChip[] {
  const t = useText(messages);
  const statusText = useStatusText();
  const bandText = useBandText();
  const column = sortedColumn(search.sort);
  const without = <T,>(all: readonly T[] | undefined, one: T) => {
    const rest = all?.filter((each) => each !== one) ?? [];
    return rest.length > 0 ? rest : undefined;
  };
  return [
    ...(column && !isBoard
      ? [
          {
            key: 'sort',
            label: t('applicants.sorted_by', { column: t(`applicants.column.${column}`) }),
            removeLabel: t('applicants.sort_by_fit'),
            onRemove: () => onChange({ sort: undefined }),
          },
        ]
      : []),
    ...(search.q
      ? [
          {
            key: 'q',
            label: t('applicants.filter.search', { text: search.q }),
            onRemove: () => onChange({ q: undefined }),
          },
        ]
      : []),
    ...(isBoard ? [] : (search.status ?? [])).map((status) => ({
      key: status,
      label: statusText(status),
      onRemove: () => onChange({ status: without(search.status, status) }),
    })),
    ...(search.band ?? []).map((band) => ({
      key: band,
      label: bandText(band),
      onRemove: () => onChange({ band: without(search.band, band) }),
    })),
    ...(search.tag ? [{ key: 'tag', label: search.tag, onRemove: () => onChange({ tag: undefined }) }] : []),
    ...(search.reason
      ? [
          {
            key: 'reason',
            label:
              reasons.find((each) => each.value === search.reason)?.label ?? t('applicants.filter.reason'),
            onRemove: () => onChange({ reason: undefined }),
          },
        ]
      : []),
    ...(search.suggested
      ? [
          {
            key: 'suggested',
            label: t('applicants.filter.suggested'),
            onRemove: () => onChange({ suggested: undefined }),
          },
        ]
      : []),
    ...(search.look
      ? [
          {
            key: 'look',
            label: t('applicants.filter.look'),
            onRemove: () => onChange({ look: undefined }),
          },
        ]
      : []),
  ];
}

const SORTABLE = [
  'name',
  'status',
  'job_fit',
  'top_trait',
  'applied',
  'stage_entered',
  'suggestion',
  'tags',
] as const;

/** The column that a deliberate order is of. */
const sortedColumn = (sort = '') => SORTABLE.find((each) => each === sort.replace('-', ''));
