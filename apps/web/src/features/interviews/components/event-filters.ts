import { useQuery } from '@tanstack/react-query';
import { EVENT_KINDS } from '@tryout/contract/interviews/event-fields';
import { EVENT_STATUS_NAMES } from '@tryout/domain/interviews/event-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { openPositionsQuery } from '../calendar.api.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { EventsSearch } from '../events-search.ts';
import { messages } from '../interviews.messages.ts';

/** What interviews are narrowed to, in every view of them. `names` are people that can be chosen, by account. */
export function useEventFilters(
  recruits: boolean,
  names: ReadonlyMap<string, string>,
): readonly ListFilter<EventsSearch>[] {
  const t = useText(messages);
  const c = useText(calendarMessages);
  const positions = useQuery({ ...openPositionsQuery(), enabled: recruits }).data?.items ?? [];
  const one = { kind: 'one', labelled: true, all: c('calendar.any') } as const;
  return [
    {
      ...one,
      key: 'kind',
      label: t('interviews.kind'),
      options: EVENT_KINDS.map((value) => ({ value, label: t(`interviews.kind.${value}`) })),
    },
    {
      ...one,
      key: 'status',
      label: t('interviews.state'),
      options: EVENT_STATUS_NAMES.map((value) => ({ value, label: t(`interviews.status.${value}`) })),
    },
    ...(recruits
      ? ([
          {
            ...one,
            key: 'position',
            label: t('interviews.position'),
            options: positions.map(({ id, title }) => ({ value: id, label: title })),
            unknown: t('interviews.position'),
          },
        ] as const)
      : []),
    ...(names.size > 0
      ? ([
          {
            ...one,
            key: 'person',
            label: c('calendar.person'),
            options: [...names].map(([value, label]) => ({ value, label })),
            unknown: c('calendar.person'),
          },
        ] as const)
      : []),
    ...(recruits ? ([{ kind: 'switch', key: 'mine', label: t('interviews.mine') }] as const) : []),
  ];
}
