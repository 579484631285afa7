import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EVENT_KINDS } from '@tryout/contract/interviews/event-fields';
import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { FilterRow } from '../../../ui/lists/filter-row.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { openPositionsQuery } from '../calendar.api.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { EventsSearch } from '../events-search.ts';
import { messages } from '../interviews.messages.ts';
import classes from './event-filters.module.css';

interface EventFiltersProps {
  search: EventsSearch;
  isList: boolean;
  recruits: boolean;
  /** Names of people that can be chosen, by account. */
  names: ReadonlyMap<string, string>;
  onSearch: (change: Partial<EventsSearch>, replace?: boolean) => void;
  onClear: () => void;
}

/** What interviews are narrowed to; all of it is in the address. */
export function EventFilters({ search, isList, recruits, names, onSearch, onClear }: EventFiltersProps) {
  const t = useText(messages);
  const c = useText(calendarMessages);
  const positions = useQuery({ ...openPositionsQuery(), enabled: recruits });
  const { person, position, kind, status, mine } = search;
  const titles = new Map((positions.data?.items ?? []).map((each) => [each.id, each.title]));
  const known = {
    kind: EVENT_KINDS.find((each) => each === kind),
    status: EVENT_STATUS_NAMES.find((each) => each === status),
  };
  const chips = [
    ...(person
      ? [
          {
            key: 'person',
            label: names.get(person) ?? c('calendar.person'),
            onRemove: () => onSearch({ person: undefined }),
          },
        ]
      : []),
    ...(position
      ? [
          {
            key: 'position',
            label: titles.get(position) ?? t('interviews.position'),
            onRemove: () => onSearch({ position: undefined }),
          },
        ]
      : []),
    ...(known.kind
      ? [
          {
            key: 'kind',
            label: t(`interviews.kind.${known.kind}`),
            onRemove: () => onSearch({ kind: undefined }),
          },
        ]
      : []),
    ...(known.status
      ? [
          {
            key: 'status',
            label: t(`interviews.status.${known.status}`),
            onRemove: () => onSearch({ status: undefined }),
          },
        ]
      : []),
    ...(mine
      ? [{ key: 'mine', label: t('interviews.mine'), onRemove: () => onSearch({ mine: undefined }) }]
      : []),
  ];
  const any = { value: '', label: c('calendar.any') };
  return (
    <div className={classes.filters}>
      <FilterRow
        label={c('calendar.filters')}
        className={classes.row}
        count={chips.length}
        search={
          isList && (
            <SearchField
              label={t(recruits ? 'interviews.search' : 'interviews.search_positions')}
              value={search.q ?? ''}
              onChange={(q) => onSearch({ q }, true)}
            />
          )
        }
      >
        <NativeSelect
          label={t('interviews.kind')}
          value={known.kind ?? ''}
          onChange={(event) => onSearch({ kind: event.currentTarget.value })}
          data={[any, ...EVENT_KINDS.map((each) => ({ value: each, label: t(`interviews.kind.${each}`) }))]}
        />
        <NativeSelect
          label={t('interviews.state')}
          value={known.status ?? ''}
          onChange={(event) => onSearch({ status: event.currentTarget.value })}
          data={[
            any,
            ...EVENT_STATUS_NAMES.map((each) => ({ value: each, label: t(`interviews.status.${each}`) })),
          ]}
        />
        {recruits && (
          <NativeSelect
            label={t('interviews.position')}
            value={position ?? ''}
            onChange={(event) => onSearch({ position: event.currentTarget.value })}
            data={[any, ...[...titles].map(([value, label]) => ({ value, label }))]}
          />
        )}
        {names.size > 0 && (
          <NativeSelect
            label={c('calendar.person')}
            value={person ?? ''}
            onChange={(event) => onSearch({ person: event.currentTarget.value })}
            data={[any, ...[...names].map(([value, label]) => ({ value, label }))]}
          />
        )}
        {recruits && (
          <CheckBox
            label={t('interviews.mine')}
            checked={mine === true}
            onChange={(checked) => onSearch({ mine: checked ? true : undefined })}
          />
        )}
      </FilterRow>
      <FilterChips chips={chips} onClear={onClear} />
    </div>
  );
}
