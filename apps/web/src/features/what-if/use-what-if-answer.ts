import type { WhatIfSettings } from '@tryout/domain/what-if/what-if';
import { useEffect, useRef, useState } from 'react';
import type { WhatIfData } from './what-if.api.ts';
import type { FromWorker, ToWorker, WhatIfAnswer } from './what-if-messages.ts';

interface Found {
  /** The newest answer; null before the first one, or where the settings cannot be scored with. */
  readonly answer: WhatIfAnswer | null;
  /** The thread could not start or broke off. */
  readonly isBroken: boolean;
}

interface Line {
  readonly worker: Worker;
  isBusy: boolean;
  /** The newest what-if that was not asked yet; those before it are of no use any more. */
  next: WhatIfSettings | null;
}

/** Answers what-ifs as settings change: one at a time, always the newest. */
export function useWhatIfAnswer(data: WhatIfData, given: WhatIfSettings, settings: WhatIfSettings): Found {
  const [found, setFound] = useState<Found>({ answer: null, isBroken: false });
  const line = useRef<Line | null>(null);
  const start = useRef(given);
  start.current = given;
  useEffect(() => {
    const worker = new Worker(new URL('./what-if.worker.ts', import.meta.url), { type: 'module' });
    const own: Line = { worker, isBusy: false, next: null };
    line.current = own;
    worker.onmessage = ({ data: answer }: MessageEvent<FromWorker>) => {
      setFound({ answer, isBroken: false });
      own.isBusy = false;
      send(own);
    };
    worker.onerror = () => setFound({ answer: null, isBroken: true });
    const message: ToWorker = { data, given: start.current };
    worker.postMessage(message);
    return () => {
      worker.terminate();
      line.current = null;
    };
  }, [data]);
  useEffect(() => {
    if (!line.current) return;
    line.current.next = settings;
    send(line.current);
  }, [settings]);
  return found;
}

function send(line: Line): void {
  if (line.isBusy || line.next === null) return;
  const message: ToWorker = { settings: line.next };
  line.next = null;
  line.isBusy = true;
  line.worker.postMessage(message);
}
