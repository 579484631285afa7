import { type AnswerZone, AnswerZones } from '../harbour/answer-zones.tsx';
import { Message } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Sorting } from './core.ts';

const STAMP: AnswerZone<Sorting> = {
  value: 'stamp',
  icon: (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <path
        d="M13 4 H23 V12 Q23 16 27 18 H31 V26 H5 V18 H9 Q13 16 13 12 Z M5 29 H31 V33 H5 Z"
        fill="currentColor"
      />
    </svg>
  ),
  label: <Message id="mail-scanner.answer_stamp" />,
  keyName: <Message id="mail-scanner.key_space" />,
};

const ASIDE: AnswerZone<Sorting> = {
  value: 'aside',
  icon: (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <circle cx="18" cy="18" r="14" fill="none" stroke="currentColor" strokeWidth="4" />
      <path d="M12 12 L24 24 M24 12 L12 24" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  ),
  label: <Message id="mail-scanner.answer_aside" />,
  keyName: 'F',
};

/** The whole stage stamps; at one's own pace its left half puts aside. */
export function SortingZones({
  ownPace,
  ...rest
}: {
  readonly ownPace: boolean;
  readonly pressed: Sorting | null;
  answer(sorting: Sorting, method: InputMethod, eventTime: number): void;
}) {
  return <AnswerZones zones={ownPace ? [ASIDE, STAMP] : [STAMP]} {...rest} />;
}
