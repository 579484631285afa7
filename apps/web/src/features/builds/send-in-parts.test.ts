import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type OpenUpload, type SendProgress, sendInParts, type UploadMemory } from './send-in-parts.ts';

const PART = 4;

/** A server that stores parts, and loses the line or an answer when told. */
function store() {
  const bytes: string[] = [];
  const had: string[] = [];
  let uploads = 0;
  let trouble: ('line' | 'answer')[] = [];
  let completed = 0;
  let lostAnswers = 0;
  const unreachable = () => new ApiError({ code: 'unreachable', message: 'gone', status: 0 });
  const received = () => bytes.join('').length;
  return {
    text: () => bytes.join(''),
    sent: had,
    uploads: () => uploads,
    losesNext: (...what: ('line' | 'answer')[]) => {
      trouble = what;
    },
    losesLastAnswers: (count: number) => {
      lostAnswers = count;
    },
    door: {
      async open() {
        uploads += 1;
        return { upload_id: `u${uploads}`, part_bytes: PART, received: 0 };
      },
      async find(uploadId: string) {
        if (uploadId !== `u${uploads}`) throw new ApiError({ code: 'not_found', message: '', status: 404 });
        return { received: received(), canGoOn: true };
      },
      async sendPart(_id: string, offset: number, part: Blob) {
        const next = trouble.shift();
        if (next === 'line') throw unreachable();
        if (offset !== received()) {
          const current = { status: 'open', allowed: [], theirs: { received: received() } };
          throw new ApiError({ code: 'conflict', message: '', status: 409, current });
        }
        const text = await part.text();
        had.push(text);
        bytes.push(text);
        if (next === 'answer') throw unreachable();
        return { received: received() };
      },
      async complete(id: string) {
        completed += 1;
        if (completed <= lostAnswers) throw unreachable();
        return `made of ${id}`;
      },
    },
  };
}

function memoryOf(): UploadMemory & { kept: OpenUpload | null } {
  return {
    kept: null,
    read() {
      return this.kept;
    },
    keep(upload) {
      this.kept = upload;
    },
    forget() {
      this.kept = null;
    },
  };
}

const send = (
  server: ReturnType<typeof store>,
  text: string,
  given: { memory?: UploadMemory; signal?: AbortSignal; onProgress?: (progress: SendProgress) => void } = {},
) =>
  sendInParts({
    file: new Blob([text]),
    door: server.door,
    memory: given.memory ?? memoryOf(),
    signal: given.signal ?? new AbortController().signal,
    onProgress: given.onProgress ?? (() => undefined),
    wait: async () => undefined,
  });

describe('sending a file in parts', () => {
  test('sends every byte once, in order', async () => {
    const server = store();
    await expect(send(server, 'abcdefghij')).resolves.toBe('made of u1');
    expect(server.sent).toEqual(['abcd', 'efgh', 'ij']);
  });

  test('waits out a lost line and says so', async () => {
    const server = store();
    server.losesNext('line', 'line');
    const seen: SendProgress[] = [];
    await send(server, 'abcdef', { onProgress: (progress) => seen.push(progress) });
    expect(server.text()).toBe('abcdef');
    expect(seen.filter(({ waiting }) => waiting)).toHaveLength(2);
    expect(seen.at(-1)).toEqual({ sent: 6, total: 6, waiting: false });
  });

  test('a part whose answer was lost is not stored twice', async () => {
    const server = store();
    server.losesNext('answer');
    await send(server, 'abcdefgh');
    expect(server.sent).toEqual(['abcd', 'efgh']);
  });

  test('goes on from what is there when another page sent further', async () => {
    const server = store();
    const memory = memoryOf();
    memory.keep(await server.door.open());
    await server.door.sendPart('u1', 0, new Blob(['abcd']));
    const find = async () => ({ received: 0, canGoOn: true });
    await sendInParts({
      file: new Blob(['abcdefgh']),
      door: { ...server.door, find },
      memory,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      wait: async () => undefined,
    });
    expect(server.sent).toEqual(['abcd', 'efgh']);
  });

  test('waits for the last answer too, and forgets the upload then', async () => {
    const server = store();
    const memory = memoryOf();
    server.losesLastAnswers(2);
    await expect(send(server, 'abcdef', { memory })).resolves.toBe('made of u1');
    expect(server.sent).toEqual(['abcd', 'ef']);
    expect(memory.kept).toBeNull();
  });

  test('goes on where an earlier visit stopped', async () => {
    const server = store();
    const memory = memoryOf();
    const stop = new AbortController();
    const first = send(server, 'abcdefghijkl', {
      memory,
      signal: stop.signal,
      onProgress: ({ sent }) => sent === 8 && stop.abort(),
    });
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    await send(server, 'abcdefghijkl', { memory });
    expect(server.sent).toEqual(['abcd', 'efgh', 'ijkl']);
    expect(server.uploads()).toBe(1);
  });

  test('begins anew when the server does not know the upload any more', async () => {
    const server = store();
    const memory = memoryOf();
    memory.keep({ upload_id: 'long ago', part_bytes: PART, received: 4 });
    await expect(send(server, 'abcdef', { memory })).resolves.toBe('made of u1');
    expect(server.text()).toBe('abcdef');
  });

  test('what the server refuses is told and not tried again', async () => {
    const server = store();
    const refused = new ApiError({ code: 'too_large', message: 'too large', status: 413 });
    const door = { ...server.door, open: () => Promise.reject(refused) };
    await expect(send({ ...server, door }, 'abc')).rejects.toBe(refused);
  });
});
