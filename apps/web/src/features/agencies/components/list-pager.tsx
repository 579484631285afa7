import { Pager } from '../../../ui/lists/pager.tsx';

interface Listed {
  readonly total: number;
  readonly total_is_capped: boolean;
  readonly recordsPerPage: number;
  readonly next_cursor: string | null;
  readonly previous_cursor: string | null;
}

/** The pages of a list, where it has more than one. */
export function ListPager({
  list,
  page,
  onPage,
}: {
  list: Listed;
  page: number;
  onPage: (place: { page?: number; cursor?: string }) => void;
}) {
  if (list.total <= list.recordsPerPage) return null;
  return (
    <Pager
      page={page}
      recordsPerPage={list.recordsPerPage}
      total={list.total}
      totalIsCapped={list.total_is_capped}
      nextCursor={list.next_cursor}
      previousCursor={list.previous_cursor}
      onPage={(next, cursor) =>
        onPage({ ...(next > 1 ? { page: next } : {}), ...(cursor ? { cursor } : {}) })
      }
    />
  );
}
