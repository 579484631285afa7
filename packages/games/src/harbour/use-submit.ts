import { useState } from 'react';
import type { TaskViewProps } from '../task-view.ts';
import { afterNextFrame } from './after-next-frame.ts';

/**
 * The shell's `submit`, with a failure thrown while rendering, so that it reaches the shell's error screen instead of
 * being lost in an event handler. What follows comes after the frame that shows the press, however quick the answer.
 */
export function useSubmit<Input, Outcome>(
  submit: TaskViewProps<never, Input, Outcome>['submit'],
): (input: Input, eventTime: number, then: (outcome: Outcome | null) => void) => void {
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure !== null) throw failure.reason;
  return (input, eventTime, then) => {
    submit(input, eventTime).then(
      (outcome) => afterNextFrame(() => then(outcome)),
      (reason: unknown) => setFailure({ reason }),
    );
  };
}
