import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import { CardSkeleton } from '../states/skeletons.tsx';
import { type ListAnswer, ListFrame, type ListFrameProps } from './list-frame.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListState } from './list-state.ts';

interface CardListProps<Answer, S extends ListState> extends ListFrameProps<Answer, S> {
  /** Names search and filters for screen readers. */
  label?: string | undefined;
  /** How search and filters are laid out where there is room for all of them. */
  className?: string | undefined;
  /** Draws the rows of a page. */
  draw: (answer: Answer) => ReactNode;
}

/**
 * A list of cards: search, filters with chips and pages as every list has them, without the table, selection and saved
 * views of `ListView`, so that pages for candidates and visitors do not load those (docs/decisions/0075).
 */
export function CardList<Row, Answer extends ListAnswer<Row>, S extends ListState>({
  draw,
  ...frame
}: CardListProps<Answer, S>) {
  return (
    <ListFrame<Row, Answer, S>
      {...frame}
      skeleton={
        frame.skeleton ?? (
          <Stack gap={3}>
            <CardSkeleton lines={2} />
            <CardSkeleton lines={2} />
            <CardSkeleton lines={2} />
          </Stack>
        )
      }
    >
      {(answer) => (
        <Stack gap={4}>
          {draw(answer)}
          {(answer.total > answer.items.length || (frame.at.search.page ?? 1) > 1) && (
            <ListPager at={frame.at} answer={answer} fixedSize />
          )}
        </Stack>
      )}
    </ListFrame>
  );
}
