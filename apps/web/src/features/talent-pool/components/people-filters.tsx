import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readPeopleFacets } from '@tryout/contract/talent-pool/people';
import { CONSENTS, PERSON_SOURCES } from '@tryout/domain/talent-pool/person-facts';
import { useCallback } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { FilterRow } from '../../../ui/lists/filter-row.tsx';
import { SavedViews } from '../../../ui/lists/saved-views.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import {
  ACTIVITIES,
  filtersInUse,
  NO_FILTERS,
  type PeopleFilters,
  type PeopleSearch,
} from '../people-search.ts';
import { positionChoicesQuery } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';
import classes from './people.module.css';

/** Tags and owners of the pool. */
export type Facets = RouteResult<typeof readPeopleFacets>;

interface PeopleFilterRowProps {
  search: PeopleSearch;
  facets: Facets | undefined;
  onChange: (next: PeopleSearch) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

type ChoiceKey = Exclude<keyof PeopleFilters, 'q'>;

/** What narrows the pool, and what of it is in use. */
export function PeopleFilterRow({ search, facets, onChange }: PeopleFilterRowProps) {
  const t = useText(messages);
  const choices = useChoices(facets);
  const setWords = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  const set = (key: ChoiceKey, value: string) => onChange({ [key]: value === '' ? undefined : value });
  const chips = (Object.keys(choices) as ChoiceKey[]).flatMap((key) => {
    const value = search[key];
    if (value === undefined) return [];
    const label = choices[key].find((each) => each.value === value)?.label ?? t('talent-pool.filter.unknown');
    const name = t(`talent-pool.filter.${key}`);
    return [
      {
        key,
        label: t('talent-pool.filter.chip', { name, value: label }),
        onRemove: () => set(key, ''),
      },
    ];
  });
  const words = search.q
    ? [
        {
          key: 'q',
          label: t('talent-pool.filter.search', { text: search.q }),
          onRemove: () => onChange({ q: undefined }),
        },
      ]
    : [];
  return (
    <>
      <FilterRow
        className={classes.tools}
        count={filtersInUse(search) - words.length}
        search={<SearchField label={t('talent-pool.search')} value={search.q ?? ''} onChange={setWords} />}
      >
        {(Object.keys(choices) as ChoiceKey[]).map(
          (key) =>
            choices[key].length > 0 && (
              <NativeSelect
                key={key}
                aria-label={t(`talent-pool.filter.${key}`)}
                value={search[key] ?? ''}
                data={[{ value: '', label: t(`talent-pool.filter.${key}.any`) }, ...choices[key]]}
                onChange={(event) => set(key, event.currentTarget.value)}
              />
            ),
        )}
        <SavedViews list="people" label={t('talent-pool.views')} />
      </FilterRow>
      <FilterChips chips={[...words, ...chips]} onClear={() => onChange(NO_FILTERS)} />
    </>
  );
}

/** What each filter can be set to; none where there is nothing to choose. */
function useChoices(facets: Facets | undefined): Readonly<Record<ChoiceKey, readonly Choice[]>> {
  const t = useText(messages);
  const positions = useQuery(positionChoicesQuery()).data?.items ?? [];
  return {
    source: PERSON_SOURCES.map((value) => ({ value, label: t(`talent-pool.source.${value}`) })),
    position: positions.map(({ id, title }) => ({ value: id, label: title })),
    tag: (facets?.tags ?? []).map((value) => ({ value, label: value })),
    owner:
      facets && facets.owners.length > 0
        ? [
            { value: 'none', label: t('talent-pool.owner.none') },
            ...facets.owners.map(({ employee_id, name }) => ({ value: employee_id, label: name })),
          ]
        : [],
    consent: CONSENTS.map((value) => ({ value, label: t(`talent-pool.consent.${value}`) })),
    contact: (['yes', 'no'] as const).map((value) => ({ value, label: t(`talent-pool.contact.${value}`) })),
    active: ACTIVITIES.map((value) => ({ value, label: t(`talent-pool.active.${value}`) })),
  };
}
