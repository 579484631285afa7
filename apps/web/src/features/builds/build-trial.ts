import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { createDataPointTable, type StandingValue } from '@tryout/game-sdk/data-point-value';
import { createFrameHost, type FrameHost } from '@tryout/game-sdk/frame-host';
import type { InitMessage } from '@tryout/game-sdk/protocol';

/** One line of what went on between the game and its host. */
export interface TrialLine {
  readonly id: number;
  /** Since the try began, ms. */
  readonly at_ms: number;
  readonly kind: 'taken' | 'passing' | 'refused' | 'host' | 'failed';
  /** Name of the message, code of the refusal or failure. */
  readonly name: string;
  /** Its number, for messages that count. */
  readonly seq: number | null;
  /** The rest of it as JSON, cut where it is long. */
  readonly text: string;
}

/** What is seen of a try. Replaced as a whole on every change. */
export interface TrialView {
  /** The latest lines, oldest first. */
  readonly lines: readonly TrialLine[];
  /** Lines that are no longer shown. */
  readonly dropped: number;
  readonly values: readonly StandingValue[];
  /** Required data points without a value that counts. */
  readonly missing: readonly string[];
}

/** A version played by whoever looks after it. Nothing of it is kept. */
export interface BuildTrial {
  readonly host: FrameHost;
  readonly snapshot: () => TrialView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes down what was done by hand, such as a pause. */
  readonly note: (name: string) => void;
}

interface TrialOptions {
  readonly manifest: BuildManifest | null;
  readonly told: Omit<InitMessage, 't' | 'resume_state' | 'last_seq'>;
  /** The origin that messages of the frame carry. */
  readonly origin: string;
  readonly now?: () => number;
  /** Runs something before the next picture is drawn, once for many changes. */
  readonly soon?: (run: () => void) => void;
}

const MOST_LINES = 400;
const MOST_TEXT = 300;

/** A try that waits for its frame. */
export function createBuildTrial(options: TrialOptions): BuildTrial {
  const { now = () => performance.now(), soon = (run) => requestAnimationFrame(run) } = options;
  const began = now();
  const table = createDataPointTable(options.manifest);
  const listeners = new Set<() => void>();
  let lines: TrialLine[] = [];
  let count = 0;
  let told = false;
  let view: TrialView = { lines: [], dropped: 0, values: [], missing: table.missing() };

  // A game may send hundreds of messages a second; the page is drawn once for all that came meanwhile.
  const tell = () => {
    if (told) return;
    told = true;
    soon(() => {
      told = false;
      view = {
        lines: [...lines],
        dropped: count - lines.length,
        values: table.values(),
        missing: table.missing(),
      };
      for (const listener of [...listeners]) listener();
    });
  };
  const add = (kind: TrialLine['kind'], name: string, seq: number | null, rest: object | null) => {
    count += 1;
    const text = rest === null || Object.keys(rest).length === 0 ? '' : JSON.stringify(rest);
    const shown = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
    lines.push({ id: count, at_ms: Math.round(now() - began), kind, name, seq, text: shown });
    if (lines.length > MOST_LINES * 2) lines = lines.slice(-MOST_LINES);
    tell();
  };

  const host = createFrameHost({
    manifest: options.manifest,
    told: options.told,
    origin: options.origin,
    resumeState: null,
    lastSeq: 0,
    onTaken(message) {
      const { t, seq, ...rest } = message;
      if (message.t === 'data_point') table.add(message);
      add('taken', t, seq, rest);
      host.stored(seq);
    },
    onPassing({ t, ...rest }) {
      add('passing', t, null, rest);
    },
    onRefused: (code) => add('refused', code, null, null),
    onFailed: (failure) => add('failed', failure, null, null),
  });
  return {
    host,
    snapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (name) => add('host', name, null, null),
  };
}
