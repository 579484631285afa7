import { Pager } from '../lists/pager.tsx';
import type { ListAnswer } from './list-frame.tsx';
import type { ListState } from './list-state.ts';
import type { ListAt } from './use-list-state.ts';

/** Rows of a page where neither the answer nor the address says it. */
const RECORDS = 20;

/** The pages of a list. */
export function ListPager<S extends ListState>({
  at,
  answer,
  fixedSize = false,
}: {
  at: ListAt<S>;
  answer: ListAnswer<unknown>;
  /** Rows of a page are not for the reader to choose. */
  fixedSize?: boolean;
}) {
  return (
    <Pager
      page={at.search.page ?? 1}
      recordsPerPage={answer.recordsPerPage ?? at.search.recordsPerPage ?? RECORDS}
      total={answer.total}
      totalIsCapped={answer.total_is_capped}
      nextCursor={answer.next_cursor ?? null}
      previousCursor={answer.previous_cursor ?? null}
      onPage={at.toPage}
      {...(!fixedSize && {
        onRecordsPerPage: (recordsPerPage: number) => at.set({ recordsPerPage } as Partial<S>),
      })}
    />
  );
}
