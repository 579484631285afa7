import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FilterChips } from '../../../ui/lists/filter-chips.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { messages } from '../library.messages.ts';
import { simulationOptionsQuery } from '../simulations.api.ts';
import { type SimulationsSearch, STATUSES } from '../simulations-search.ts';
import { messages as statusMessages } from '../status.messages.ts';
import classes from './simulation-filters.module.css';

interface SimulationFiltersProps {
  readonly search: SimulationsSearch;
  readonly onChange: (changes: SimulationsSearch) => void;
  readonly onClear: () => void;
}

/** By words, trait, kind of work, industry and status; those in use can be taken off one by one. */
export function SimulationFilters({ search, onChange, onClear }: SimulationFiltersProps) {
  const t = useText(messages);
  const s = useText(statusMessages);
  const { data: options } = useQuery(simulationOptionsQuery());
  const setWords = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  const traits = options?.traits ?? [];
  const industries = options?.industries ?? [];
  const lists = [
    {
      key: 'trait_id',
      data: traits.map((each) => ({ value: each.trait_id, label: each.trait })),
    },
    {
      key: 'category',
      data: (options?.work_categories ?? []).map((value) => ({ value, label: value })),
    },
    {
      key: 'industry_id',
      data: industries.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'status',
      data: STATUSES.map((value) => ({ value, label: s(`status.is.${value}`) })),
    },
  ] as const;
  const chips = lists.flatMap(({ key, data }) => {
    const value = search[key];
    if (value === undefined) return [];
    const name = data.find((each) => each.value === value)?.label ?? value;
    return [
      { key, label: t(`library.chip.${key}`, { name }), onRemove: () => onChange({ [key]: undefined }) },
    ];
  });
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField label={t('library.search')} value={search.q ?? ''} onChange={setWords} />
      </div>
      {lists.map(({ key, data }) => (
        <NativeSelect
          key={key}
          aria-label={t(`library.filter.${key}`)}
          value={search[key] ?? ''}
          data={[{ value: '', label: t(`library.any.${key}`) }, ...data]}
          onChange={(event) => onChange({ [key]: event.currentTarget.value || undefined })}
        />
      ))}
      <div className={classes.chips}>
        <FilterChips chips={chips} onClear={onClear} />
      </div>
    </div>
  );
}
