import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily, MetricLabels } from '@tryout/domain/system/open-metrics';
import type pg from 'pg';
import type { Live } from '../live/live.ts';
import { VERSION } from '../version.ts';

/** An answered request. */
export interface NotedRequest {
  readonly method: string;
  /** The route as the contract spells it, never an address with its ids; `page`, `file` or `unknown` beside the API. */
  readonly route: string;
  /** The feature of an API route, otherwise as `route`. */
  readonly feature: string;
  readonly status: number;
  /** Null: how long it took says nothing, as of a stream that stays open. */
  readonly seconds: number | null;
}

/** What this process counts about itself since it was started. */
export interface Metrics {
  begun(): void;
  /** A request is over, answered or broken off. */
  over(): void;
  answered(request: NotedRequest): void;
  families(): readonly MetricFamily[];
}

/** Upper bounds of the classes of duration, s: what is not felt, what is, what is long. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NS = 1e9;

/** Begins to count. */
export function createMetrics({ pool, live }: { pool: pg.Pool; live: Live }): Metrics {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let inProgress = 0;
  const requests = new Map<string, { labels: MetricLabels; value: number }>();
  const durations = new Map<
    string,
    { labels: MetricLabels; bounds: number[]; counts: number[]; sum: number }
  >();

  const process_families = (): MetricFamily[] => {
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const lag = { mean: delay.mean / NS, p99: delay.percentile(99) / NS, max: delay.max / NS };
    delay.reset();
    return [
      info('tryout', 'The version that runs.', { version: VERSION, node: process.version }),
      gauge(
        'process_start_time_seconds',
        'When the process was started, Unix time.',
        'seconds',
        performance.timeOrigin / 1000,
      ),
      counter(
        'process_cpu_seconds',
        'Processor time the process has used.',
        'seconds',
        (user + system) / 1e6,
      ),
      gauge('process_resident_memory_bytes', 'Memory the process holds.', 'bytes', memory.rss),
      gauge('nodejs_heap_used_bytes', 'Memory that objects hold.', 'bytes', memory.heapUsed),
      {
        name: 'nodejs_eventloop_delay_seconds',
        help: 'How late the process got to what was due, since it was asked last.',
        unit: 'seconds',
        type: 'gauge',
        samples: Object.entries(lag).map(([of, value]) => ({
          labels: { of },
          value: Number.isFinite(value) ? value : 0,
        })),
      },
    ];
  };

  return {
    begun() {
      inProgress += 1;
    },
    over() {
      inProgress -= 1;
    },
    answered({ method, route, feature, status, seconds }) {
      const key = `${method} ${route} ${status}`;
      const counted = requests.get(key) ?? { labels: { method, route, status: String(status) }, value: 0 };
      counted.value += 1;
      requests.set(key, counted);
      if (seconds === null) return;
      const kind = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
      const of = `${feature} ${kind}`;
      const timed = durations.get(of) ?? {
        labels: { feature, kind },
        bounds: BOUNDS,
        counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
        sum: 0,
      };
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      const where = at < 0 ? BOUNDS.length : at;
      timed.counts[where] = (timed.counts[where] ?? 0) + 1;
      timed.sum += seconds;
      durations.set(of, timed);
    },
    families: () => [
      ...process_families(),
      {
        name: 'tryout_http_requests',
        help: 'Answered requests by route and status.',
        unit: null,
        type: 'counter',
        samples: [...requests.values()],
      },
      {
        name: 'tryout_http_request_duration_seconds',
        help: 'Time to the end of an answer by feature, reading or writing.',
        unit: 'seconds',
        type: 'histogram',
        distributions: [...durations.values()],
      },
      gauge('tryout_http_requests_in_progress', 'Requests that are not answered yet.', null, inProgress),
      gauge('tryout_live_streams', 'Open streams of events.', null, live.open()),
      {
        name: 'tryout_database_pool_connections',
        help: 'Connections to the database by what they do.',
        unit: null,
        type: 'gauge',
        samples: [
          { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
          { labels: { state: 'idle' }, value: pool.idleCount },
        ],
      },
      gauge(
        'tryout_database_pool_waiting',
        'Requests that wait for a connection to the database.',
        null,
        pool.waitingCount,
      ),
    ],
  };
}

/** A family of one number that goes up and down. */
export function gauge(name: string, help: string, unit: string | null, value: number): MetricFamily {
  return { name, help, unit, type: 'gauge', samples: [{ value }] };
}

/** A family of one number that only ever grows. */
function counter(name: string, help: string, unit: string | null, value: number): MetricFamily {
  return { name, help, unit, type: 'counter', samples: [{ value }] };
}

function info(name: string, help: string, labels: MetricLabels): MetricFamily {
  return { name, help, unit: null, type: 'info', samples: [{ labels, value: 1 }] };
}
