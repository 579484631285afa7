import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { vocabularyQuery } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import { type FormulasSearch, STATUS_FILTERS } from '../formulas-search.ts';
import classes from './formula-filters.module.css';

interface FormulaFiltersProps {
  search: FormulasSearch;
  onChange: (changes: FormulasSearch) => void;
}

/** Narrows the list; all of it stands in the address. */
export function FormulaFilters({ search, onChange }: FormulaFiltersProps) {
  const t = useText(messages);
  const { data: vocabulary } = useQuery(vocabularyQuery());
  const setWords = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  return (
    <div className={classes.row}>
      <div className={classes.search}>
        <SearchField label={t('formulas.search')} value={search.q ?? ''} onChange={setWords} />
      </div>
      <NativeSelect
        aria-label={t('formulas.filter.status')}
        value={search.status ?? ''}
        data={[
          { value: '', label: t('formulas.filter.now') },
          ...STATUS_FILTERS.map((value) => ({
            value,
            label: value === 'all' ? t('formulas.filter.all') : t(`formulas.status.${value}`),
          })),
        ]}
        onChange={(event) =>
          onChange({ status: STATUS_FILTERS.find((status) => status === event.currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('formulas.filter.task')}
        value={search.task_key ?? ''}
        data={[
          { value: '', label: t('formulas.filter.any_task') },
          ...(vocabulary?.tasks ?? []).map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(event) => onChange({ task_key: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        aria-label={t('formulas.filter.subtrait')}
        value={search.subtrait_id ?? ''}
        data={[
          { value: '', label: t('formulas.filter.any_subtrait') },
          ...(vocabulary?.subtraits ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ subtrait_id: event.currentTarget.value || undefined })}
      />
      <CheckBox
        label={t('formulas.filter.problem')}
        checked={search.problem !== undefined}
        onChange={(checked) => onChange({ problem: checked ? 'missing_data_points' : undefined })}
      />
    </div>
  );
}
