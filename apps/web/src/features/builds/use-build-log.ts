import { readBuildLog } from '@tryout/contract/builds/builds';
import { useEffect, useState } from 'react';
import { callRoute } from '../../platform/api/api-client.ts';
import type { BuildLogLine } from './builds.api.ts';

export interface BuildLog {
  readonly lines: readonly BuildLogLine[];
  /** More lines will come. */
  readonly isRunning: boolean;
  /** Why nothing comes at the moment; it goes on by itself. */
  readonly error: unknown;
}

const LOOK_EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * The log of a version, line after line for as long as its checks go on. `status` is the version's: when it changes,
 * as when it is checked again, the log is followed anew.
 */
export function useBuildLog(versionId: string, status: string): BuildLog {
  const [log, setLog] = useState<BuildLog>({ lines: [], isRunning: true, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status means that there may be more to read
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const follow = async () => {
      let lines: readonly BuildLogLine[] = [];
      while (!signal.aborted) {
        try {
          const after = lines.at(-1)?.id ?? 0;
          const found = await callRoute(readBuildLog, {
            params: { version_id: versionId },
            query: { after },
            signal,
          });
          lines = [...lines, ...found.items];
          setLog({ lines, isRunning: found.is_running || found.has_more, error: null });
          if (!found.is_running && !found.has_more) return;
          if (!found.has_more) await pause(LOOK_EVERY_MS, signal);
        } catch (error) {
          if (signal.aborted) return;
          setLog((now) => ({ ...now, error }));
          await pause(AFTER_FAILURE_MS, signal);
        }
      }
    };
    void follow();
    return () => stop.abort();
  }, [versionId, status]);
  return log;
}
