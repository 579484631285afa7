import { type AnswerZone, AnswerZones } from '../harbour/answer-zones.tsx';
import { Message } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { MastSignal, Side } from './core.ts';
import { diamondAround } from './mast.tsx';

function Sign({ signal }: { readonly signal: MastSignal }) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      {signal === 'ball' ? (
        <circle cx="18" cy="18" r="14" fill="currentColor" />
      ) : (
        <path d={diamondAround(18, 18, 17)} fill="currentColor" />
      )}
    </svg>
  );
}

const SIMPLE: readonly AnswerZone<Side>[] = [
  {
    value: 'left',
    icon: <Sign signal="ball" />,
    label: <Message id="reflex-check.answer_simple" />,
    keyName: <Message id="reflex-check.key_space" />,
  },
];

const CHOICE: readonly AnswerZone<Side>[] = [
  {
    value: 'left',
    icon: <Sign signal="ball" />,
    label: <Message id="reflex-check.answer_left" />,
    keyName: 'F',
  },
  {
    value: 'right',
    icon: <Sign signal="diamond" />,
    label: <Message id="reflex-check.answer_right" />,
    keyName: 'J',
  },
];

/** The whole stage as one button in the simple part, its two halves in the choice part. */
export function SignalZones({
  part,
  ...rest
}: {
  readonly part: 'simple' | 'choice';
  readonly pressed: Side | null;
  answer(side: Side, method: InputMethod, eventTime: number): void;
}) {
  return <AnswerZones zones={part === 'simple' ? SIMPLE : CHOICE} {...rest} />;
}
