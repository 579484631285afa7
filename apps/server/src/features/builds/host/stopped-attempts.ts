/** Something that a game tried and was not let do. */
export interface StoppedAttempt {
  readonly build_version_id: string;
  /** The part of the policy that stopped it, or `service_worker`, `opened_directly`. */
  readonly code: string;
  /** What it wanted, as an origin or a word; empty where there is nothing to say. */
  readonly message: string;
  readonly user_agent: string;
}

/** Attempts of one version in one browser, counted. */
export type CountStopped = (
  of: Pick<StoppedAttempt, 'build_version_id' | 'user_agent'>,
  attempts: readonly { readonly code: string; readonly message: string; readonly count: number }[],
) => Promise<void>;

const EVERY_MS = 2_000;
/** Different attempts that wait to be counted; further ones of the same moment are left out. */
const MOST_WAITING = 500;

/** Gathers attempts and counts them together every two seconds: a game may try thousands of times. */
export function gatherStopped(
  count: CountStopped,
  onProblem: (error: Error) => void,
): { note(attempt: StoppedAttempt): void; stop(): Promise<void> } {
  const waiting = new Map<string, { attempt: StoppedAttempt; count: number }>();
  const flush = async () => {
    const groups = Map.groupBy(waiting.values(), ({ attempt }) =>
      JSON.stringify([attempt.build_version_id, attempt.user_agent]),
    );
    waiting.clear();
    for (const [first, ...rest] of groups.values()) {
      if (!first) continue;
      const attempts = [first, ...rest].map(({ attempt: { code, message }, count: times }) => ({
        code,
        message,
        count: times,
      }));
      await count(first.attempt, attempts).catch(onProblem);
    }
  };
  const timer = setInterval(() => void flush(), EVERY_MS);
  timer.unref();
  return {
    note(attempt) {
      const key = JSON.stringify(attempt);
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < MOST_WAITING) waiting.set(key, { attempt, count: 1 });
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** What a browser's report of a policy says: the page it is about, the part of the policy, and what was wanted. */
export function readReport(body: unknown): { url: string; code: string; message: string } | null {
  const report = fieldOf(body, 'csp-report');
  const page = fieldOf(report, 'document-uri');
  const code = fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive');
  const wanted = fieldOf(report, 'blocked-uri') ?? '';
  if (typeof page !== 'string' || typeof code !== 'string' || typeof wanted !== 'string') return null;
  if (!URL.canParse(page) || !/^[a-z-]{3,40}$/.test(code)) return null;
  const message = URL.canParse(wanted) ? originOf(new URL(wanted)) : wanted;
  return { url: new URL(page).pathname, code, message: message.slice(0, 200) };
}

function originOf({ origin, protocol }: URL): string {
  return origin === 'null' ? protocol : origin;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
