import { IconGripVertical } from '@tabler/icons-react';
import type { RefObject } from 'react';
import classes from './dragging.module.css';

/** What a row is dragged by. For pointers only: beside it stand buttons that do the same for everyone. */
export function DragHandle({ handle }: { handle: RefObject<HTMLElement | null> }) {
  return (
    <span
      ref={handle as RefObject<HTMLSpanElement | null>}
      className={classes.handle}
      data-drag-handle
      aria-hidden
    >
      <IconGripVertical size={20} stroke={1.75} />
    </span>
  );
}
