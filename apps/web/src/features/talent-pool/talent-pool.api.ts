import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { listPositions } from '@tryout/contract/positions/positions';
import {
  changeMatchingPeople,
  inviteMatchingPeople,
  undoPeopleChange,
} from '@tryout/contract/talent-pool/bulk-people';
import {
  addPerson,
  addPersonNote,
  changePeople,
  changePerson,
  deletePersonNote,
  exportPeople,
  invitePeople,
  listPeople,
  readPeopleFacets,
  readPerson,
  readPersonCv,
  readTimeline,
  removePerson,
  uploadPersonCv,
} from '@tryout/contract/talent-pool/people';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeKey, routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';
import { type UploadInput, uploadFile } from '../../platform/api/upload.ts';
import { activityRange, type PeopleFilters, type PeopleSearch } from './people-search.ts';

/** What narrows the pool, as the contract takes it. */
function sentFilters({ q, active, contact, position, ...rest }: PeopleFilters) {
  return {
    ...Object.fromEntries(
      (['source', 'tag', 'owner', 'consent'] as const).flatMap((key) =>
        rest[key] === undefined ? [] : [[key, rest[key]]],
      ),
    ),
    ...(q ? { name: q } : {}),
    ...(position ? { position_id: position } : {}),
    ...activityRange(active, new Date()),
  };
}

const shut = (contact: PeopleFilters['contact']) => (contact === undefined ? undefined : contact === 'no');

/** One page of the talent pool. */
export const peopleQuery = (search: PeopleSearch) =>
  routeQuery(listPeople, {
    query: {
      ...sentFilters(search),
      ...(search.contact ? { do_not_contact: search.contact === 'no' ? 'true' : 'false' } : {}),
      sort: search.sort ?? '-last_activity',
      page: search.page ?? 1,
      ...(search.recordsPerPage ? { recordsPerPage: search.recordsPerPage } : {}),
      ...(search.cursor ? { cursor: search.cursor } : {}),
    },
  });

export const facetsQuery = routeQuery(readPeopleFacets, { query: {} });
/** Positions to choose from, by title. */
export const positionChoicesQuery = (status?: 'published') =>
  routeQuery(listPositions, { query: { sort: 'title', recordsPerPage: 100, ...(status ? { status } : {}) } });

export const personQuery = (person_id: string) => routeQuery(readPerson, { params: { person_id } });

/** What happened with a person, page after page. */
export const timelineQuery = (person_id: string) =>
  infiniteQueryOptions({
    queryKey: routeKey(readTimeline, { params: { person_id } }),
    queryFn: ({ pageParam, signal }) =>
      callRoute(readTimeline, {
        params: { person_id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

const change = { meta: { showsError: true } };

function usePoolChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => invalidateFeature(client, 'talent-pool'),
    ...change,
  });
}

type Keyed<T> = T & { readonly key: string };

export const useAddPerson = () =>
  usePoolChange(({ key, ...body }: Keyed<RouteSend<typeof addPerson>['body']>) =>
    callRouteForMessage(addPerson, { body, idempotencyKey: key }),
  );
export const useChangePerson = (person_id: string) =>
  usePoolChange((body: RouteSend<typeof changePerson>['body']) =>
    callRouteForMessage(changePerson, { params: { person_id }, body }),
  );
export const useChangePeople = () =>
  usePoolChange((body: RouteSend<typeof changePeople>['body']) => callRoute(changePeople, { body }));
/** Undoes a change of several people; a longer one goes on in the background. */
export const useUndoChange = () =>
  usePoolChange((people_change_id: string) =>
    callRouteForMessage(undoPeopleChange, { params: { people_change_id } }),
  );
export const useAddNote = (person_id: string) =>
  usePoolChange(({ key, body }: Keyed<{ body: string }>) =>
    callRoute(addPersonNote, { params: { person_id }, body: { body }, idempotencyKey: key }),
  );
export const useDeleteNote = () =>
  usePoolChange((person_note_id: string) =>
    callRouteForMessage(deletePersonNote, { params: { person_note_id } }),
  );

/** Removes a person; lists are asked anew once its page is left, which would find nobody. */
export function useRemovePerson(person_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRouteForMessage(removePerson, { params: { person_id } }),
    onSuccess: () => client.removeQueries({ queryKey: routeKey(readPerson, { params: { person_id } }) }),
    ...change,
  });
}

export function useInvitePeople() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Keyed<RouteSend<typeof invitePeople>['body']>) =>
      callRoute(invitePeople, { body, idempotencyKey: key }),
    onSuccess: () =>
      Promise.all([invalidateFeature(client, 'talent-pool'), invalidateFeature(client, 'positions')]),
    ...change,
  });
}

/** What the pool is narrowed by, as a body takes it. */
function filtersToSend(filters: PeopleFilters) {
  const do_not_contact = shut(filters.contact);
  return { ...sentFilters(filters), ...(do_not_contact === undefined ? {} : { do_not_contact }) };
}

/** Everybody whom the filters find, and how many those were when they were chosen. */
export interface WholePool {
  readonly filters: PeopleFilters;
  readonly count: number;
}

function usePoolJob<Given>(send: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([invalidateFeature(client, 'background-jobs'), invalidateFeature(client, 'talent-pool')]),
    ...change,
  });
}

/** Changes everybody whom the filters find; the job tray shows it from then on. */
export const useChangeEverybody = () =>
  usePoolJob(
    ({
      key,
      whole,
      ...body
    }: Keyed<Omit<RouteSend<typeof changePeople>['body'], 'person_ids'> & { whole: WholePool }>) =>
      callRoute(changeMatchingPeople, {
        body: { ...body, filters: filtersToSend(whole.filters), expected_count: whole.count },
        idempotencyKey: key,
      }),
  );

/** Invites everybody whom the filters find; the job tray shows it from then on. */
export const useInviteEverybody = () =>
  usePoolJob(({ key, whole, ...body }: Keyed<{ position_id: string; message: string; whole: WholePool }>) =>
    callRoute(inviteMatchingPeople, {
      body: { ...body, filters: filtersToSend(whole.filters), expected_count: whole.count },
      idempotencyKey: key,
    }),
  );

/** Sets an export off; the job tray shows it from then on. */
export function useExportPeople(onBegun: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: {
      format: 'csv' | 'xlsx';
      key: string;
      filters: PeopleFilters;
      ids: readonly string[] | null;
    }) => {
      return callRoute(exportPeople, {
        body: {
          format: wish.format,
          filters: filtersToSend(wish.filters),
          ...(wish.ids ? { person_ids: [...wish.ids] } : {}),
        },
        idempotencyKey: wish.key,
      });
    },
    onSuccess: () => {
      onBegun();
      return invalidateFeature(client, 'background-jobs');
    },
  });
}

/** Where the CV of a person is read. */
export const cvUrl = (person_id: string): string =>
  `${routeUrl(readPersonCv.path, { person_id })}?inline=true`;

/** Sends a CV of a person. */
export const sendCv = (
  person_id: string,
  file: File,
  options: Pick<UploadInput<typeof uploadPersonCv>, 'signal' | 'onProgress'>,
) => uploadFile(uploadPersonCv, { file, params: { person_id }, ...options });
