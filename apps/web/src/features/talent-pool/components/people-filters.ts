import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readPeopleFacets } from '@tryout/contract/talent-pool/people';
import { isInGroup } from '@tryout/domain/access/roles';
import { CONSENTS, PERSON_SOURCES } from '@tryout/domain/talent-pool/person-facts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { ACTIVITIES, type PeopleFilters, type PeopleSearch } from '../people-search.ts';
import { positionChoicesQuery } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';

/** Tags and owners of the pool. */
export type Facets = RouteResult<typeof readPeopleFacets>;

type ChoiceKey = Exclude<keyof PeopleFilters, 'q'>;

/** What narrows the pool; filters without anything to choose are left out. */
export function usePeopleFilters(facets: Facets | undefined): readonly ListFilter<PeopleSearch>[] {
  const t = useText(messages);
  // An agency has no positions of its own to narrow its candidates by.
  const hires = !isInGroup(useCurrentUser().user_type, 'staffing_agency');
  const positions = useQuery({ ...positionChoicesQuery(), enabled: hires }).data?.items ?? [];
  const choices: Readonly<Record<ChoiceKey, readonly { value: string; label: string }[]>> = {
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
  return (Object.keys(choices) as ChoiceKey[])
    .filter((key) => choices[key].length > 0)
    .map((key) => ({
      kind: 'one',
      key,
      label: t(`talent-pool.filter.${key}`),
      all: t(`talent-pool.filter.${key}.any`),
      options: choices[key],
      unknown: t('talent-pool.filter.unknown'),
    }));
}
