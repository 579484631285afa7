import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { messages } from '../library.messages.ts';
import { simulationOptionsQuery } from '../simulations.api.ts';
import { type SimulationsSearch, STATUSES } from '../simulations-search.ts';
import { messages as statusMessages } from '../status.messages.ts';

/** What simulations can be narrowed by: trait, kind of work, industry and status. */
export function useSimulationFilters(): readonly ListFilter<SimulationsSearch>[] {
  const t = useText(messages);
  const s = useText(statusMessages);
  const { data: options } = useQuery(simulationOptionsQuery());
  const lists = [
    {
      key: 'trait_id',
      options: (options?.traits ?? []).map((each) => ({ value: each.trait_id, label: each.trait })),
    },
    {
      key: 'category',
      options: (options?.work_categories ?? []).map((value) => ({ value, label: value })),
    },
    {
      key: 'industry_id',
      options: (options?.industries ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'status', options: STATUSES.map((value) => ({ value, label: s(`status.is.${value}`) })) },
  ] as const;
  return lists.map(({ key, options: all }) => ({
    kind: 'one',
    key,
    label: t(`library.filter.${key}`),
    all: t(`library.any.${key}`),
    options: all,
  }));
}
