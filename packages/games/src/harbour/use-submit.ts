import { useState } from 'react';
import type { TaskViewProps } from '../task-view.ts';

/**
 * The shell's `submit`, with a failure thrown while rendering, so that it reaches the shell's error screen instead of
 * being lost in an event handler.
 */
export function useSubmit<Input, Outcome>(
  submit: TaskViewProps<never, Input, Outcome>['submit'],
): (input: Input, eventTime: number, then: (outcome: Outcome | null) => void) => void {
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure !== null) throw failure.reason;
  return (input, eventTime, then) => {
    submit(input, eventTime).then(then, (reason: unknown) => setFailure({ reason }));
  };
}
