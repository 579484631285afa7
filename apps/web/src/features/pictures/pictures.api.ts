import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  listPictureSources,
  searchPictureLibrary,
  searchPictureService,
} from '@tryout/contract/pictures/pictures';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** A picture that can be chosen. */
export type FoundPicture = RouteResult<typeof searchPictureLibrary>['items'][number];

/** Where pictures are looked for. */
export type PicturePlace = 'library' | 'service';

/** The library changes with a release at most, and a service need not be asked the same twice. */
const KEPT_MS = 600_000;

/** Where the built-in pictures come from. */
export const pictureSourcesQuery = () => routeQuery(listPictureSources, {});

interface Page {
  readonly items: readonly FoundPicture[];
  readonly total: number;
  readonly service?: string | null;
  readonly service_problem?: string;
}

/** Pictures that a text finds, page by page. A service is asked only once there is a text. */
export function usePictures(place: PicturePlace, search: string) {
  return useInfiniteQuery({
    queryKey: ['pictures', place, search],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      callRoute(place === 'library' ? searchPictureLibrary : searchPictureService, {
        query: { search, page: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages): number | undefined => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      const [last] = pages.slice(-1);
      return last && last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined;
    },
    enabled: place === 'library' || search !== '',
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  });
}
