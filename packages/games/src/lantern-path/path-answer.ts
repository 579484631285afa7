import { useRef, useState } from 'react';
import type { InputMethod } from '../task-core.ts';

/** One tap of an answer in the making. */
interface Tap {
  readonly place: number;
  /** ms since the last light went out, to one decimal. */
  readonly at: number;
}

/** The part of an input that the person makes. */
export interface GivenPath {
  readonly taps: readonly number[];
  readonly tap_ms: readonly number[];
  readonly answer_ms: number;
  readonly taken_back: number;
  readonly method: InputMethod;
}

/** An answer in the making. `since` is when the last light went out, null while the path is still shown. */
export function usePathAnswer(
  since: number | null,
  most: number,
): {
  readonly taps: readonly number[];
  tap(place: number, eventTime: number): void;
  takeBack(): void;
  /** The answer as it stands; null once it was given, or while the path is still shown. */
  give(method: InputMethod, eventTime: number): GivenPath | null;
} {
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  const takenBack = useRef(0);
  const given = useRef(false);
  const elapsed = (eventTime: number) => {
    const last = taps.at(-1)?.at ?? 0;
    return Math.max(last, Math.round((eventTime - (since ?? eventTime)) * 10) / 10);
  };
  const open = () => since !== null && !given.current;
  return {
    taps: taps.map((tap) => tap.place),
    tap(place, eventTime) {
      if (!open() || taps.length >= most) return;
      setTaps([...taps, { place, at: elapsed(eventTime) }]);
    },
    takeBack() {
      if (!open() || taps.length === 0) return;
      takenBack.current += 1;
      setTaps(taps.slice(0, -1));
    },
    give(method, eventTime) {
      if (!open()) return null;
      given.current = true;
      return {
        taps: taps.map((tap) => tap.place),
        tap_ms: taps.map((tap) => tap.at),
        answer_ms: elapsed(eventTime),
        taken_back: takenBack.current,
        method,
      };
    },
  };
}
