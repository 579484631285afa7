import { Agent, request } from 'node:http';
import { median } from './report.ts';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
}

/** What a load showed. */
export interface LoadResult {
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

const CONNECTIONS = 8;

/**
 * Sends requests over a few connections to this machine, each connection the next one as soon as it has its answer,
 * until there are no more. Every answer must be a success.
 */
export async function load(port: number, requests: readonly LoadRequest[]): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let one = requests[next++]; one; one = requests[next++]) {
      const began = performance.now();
      await send(port, agent, one);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const took = performance.now() - began;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    per_second: (requests.length / took) * 1000,
    p50_ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99_ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

/** Sends one request and gives back its parsed body. */
export function send(port: number, agent: Agent | undefined, one: LoadRequest): Promise<unknown> {
  const body = one.body === undefined ? undefined : Buffer.from(JSON.stringify(one.body));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: one.method,
        path: one.path,
        ...(agent && { agent }),
        headers: {
          authorization: `Bearer ${one.token}`,
          ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if ((response.statusCode ?? 500) < 300) resolve(JSON.parse(text));
          else
            reject(
              new Error(`${one.method} ${one.path} answered ${response.statusCode}: ${text.slice(0, 300)}`),
            );
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Two servers under the same load in turns, so that both see the same machine; the ratio is the middle one. */
export async function compare(
  rounds: number,
  product: (round: number) => Promise<LoadResult>,
  bare: (round: number) => Promise<LoadResult>,
): Promise<{ ratio: number; product: LoadResult; bare: LoadResult }> {
  const pairs: { product: LoadResult; bare: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? 'product' : 'bare';
    const one = await (first === 'product' ? product : bare)(round);
    const other = await (first === 'product' ? bare : product)(round);
    pairs.push(first === 'product' ? { product: one, bare: other } : { product: other, bare: one });
  }
  const middle = (pick: (pair: (typeof pairs)[number]) => LoadResult): LoadResult => ({
    per_second: median(pairs.map((pair) => pick(pair).per_second)),
    p50_ms: median(pairs.map((pair) => pick(pair).p50_ms)),
    p99_ms: median(pairs.map((pair) => pick(pair).p99_ms)),
  });
  return {
    ratio: median(pairs.map((pair) => pair.product.per_second / pair.bare.per_second)),
    product: middle((pair) => pair.product),
    bare: middle((pair) => pair.bare),
  };
}

/** Both rates, as a report shows them. */
export function rates(result: { product: LoadResult; bare: LoadResult }, what = 'requests'): string {
  const text = (one: LoadResult) =>
    `${Math.round(one.per_second)} ${what}/s, p50 ${one.p50_ms.toFixed(1)} ms`;
  return `${text(result.product)}; bare ${text(result.bare)}`;
}
