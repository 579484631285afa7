import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { vocabularyQuery } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import { type FormulasSearch, STATUS_FILTERS } from '../formulas-search.ts';

/** What the list of formulas can be narrowed by. */
export function useFormulaFilters(): readonly ListFilter<FormulasSearch>[] {
  const t = useText(messages);
  const { data: vocabulary } = useQuery(vocabularyQuery());
  return [
    {
      kind: 'one',
      key: 'status',
      label: t('formulas.filter.status'),
      all: t('formulas.filter.now'),
      options: STATUS_FILTERS.map((value) => ({
        value,
        label: value === 'all' ? t('formulas.filter.all') : t(`formulas.status.${value}`),
      })),
    },
    {
      kind: 'one',
      key: 'task_key',
      label: t('formulas.filter.task'),
      all: t('formulas.filter.any_task'),
      options: (vocabulary?.tasks ?? []).map(({ key, name }) => ({ value: key, label: name })),
    },
    {
      kind: 'one',
      key: 'subtrait_id',
      label: t('formulas.filter.subtrait'),
      all: t('formulas.filter.any_subtrait'),
      options: (vocabulary?.subtraits ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'switch', key: 'problem', label: t('formulas.filter.problem'), on: 'missing_data_points' },
  ];
}
