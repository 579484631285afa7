import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { LoadResult } from './load.ts';

/** A server of files in a process of its own; `paths` are those of the files, in the order of their sizes. */
export interface FilesServer {
  readonly port: number;
  readonly paths: readonly string[];
  stop(): Promise<void>;
}

/** Starts the builds host, or a bare server of a folder, with files of these sizes. */
export async function startFilesServer(
  kind: 'builds' | 'bare',
  folder: string,
  sizes: readonly number[],
): Promise<FilesServer> {
  const child = fork(join(import.meta.dirname, 'files-process.ts'), [kind, folder, sizes.join()]);
  const { port, paths } = await firstMessage(child);
  return {
    port,
    paths,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}

function firstMessage(child: ChildProcess): Promise<{ port: number; paths: string[] }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.once('message', (message) => resolve(message as { port: number; paths: string[] }));
  });
}

const CONNECTIONS = 8;

/** Fetches a file so many times over a few connections; every answer must be whole. */
export async function fetchFile(
  port: number,
  path: string,
  size: number,
  times: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const took: number[] = [];
  let left = times;
  const worker = async () => {
    while (left-- > 0) {
      const began = performance.now();
      const received = await bytesOf(port, path, agent);
      if (received !== size) throw new Error(`${path} has ${received} bytes instead of ${size}`);
      took.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const all = performance.now() - began;
  agent.destroy();
  took.sort((a, b) => a - b);
  return {
    per_second: (times / all) * 1000,
    p50_ms: took[Math.floor(times * 0.5)] ?? Number.NaN,
    p99_ms: took[Math.floor(times * 0.99)] ?? Number.NaN,
  };
}

function bytesOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      let received = 0;
      response.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(received)
          : reject(new Error(`answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
