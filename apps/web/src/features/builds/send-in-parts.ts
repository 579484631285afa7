import { ApiError } from '../../platform/api/api-error.ts';

/** What sending in parts needs of the server. Offsets and sizes are bytes. */
export interface UploadDoor<T> {
  /** Begins a new upload. */
  open(): Promise<OpenUpload>;
  /** How much of an upload the server has; rejects with 404 or 410 when it does not know it any more. */
  find(uploadId: string): Promise<{ received: number; canGoOn: boolean }>;
  sendPart(
    uploadId: string,
    offset: number,
    part: Blob,
    onProgress: (sent: number) => void,
  ): Promise<{ received: number }>;
  /** Everything has been sent. Asked again, it answers the same. */
  complete(uploadId: string): Promise<T>;
}

export interface OpenUpload {
  readonly upload_id: string;
  readonly part_bytes: number;
  readonly received: number;
}

/** Remembers which upload a file belongs to, so that it goes on after the page was closed. */
export interface UploadMemory {
  read(): OpenUpload | null;
  keep(upload: OpenUpload): void;
  forget(): void;
}

/** How a file is being sent. `waiting`: the line is gone, and it tries again by itself. */
export interface SendProgress {
  readonly sent: number;
  readonly total: number;
  readonly waiting: boolean;
}

interface SendOptions<T> {
  readonly file: Blob;
  readonly door: UploadDoor<T>;
  readonly memory: UploadMemory;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendProgress) => void;
  /** Resolves after `ms`, or at once when the line is back. */
  readonly wait: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Sends a file part by part, each stored before the next, and gives what the server made of it. A lost line is waited
 * out; what the server has already is not sent again, even from another visit.
 * @throws ApiError `cancelled` when stopped (the upload stays and can go on), or what the server refused
 */
export async function sendInParts<T>(options: SendOptions<T>): Promise<T> {
  const { file, door, memory, onProgress } = options;
  const total = file.size;
  let sent = 0;
  const tell = (waiting: boolean, further = 0) =>
    onProgress({ sent: Math.min(total, sent + further), total, waiting });
  const patiently = patience(options, () => tell(true));

  let upload = await patiently(() => openOrGoOn(door, memory));
  sent = upload.received;
  tell(false);
  while (sent < total) {
    const offset = sent;
    const part = file.slice(offset, offset + upload.part_bytes);
    const { upload_id } = upload;
    sent = await patiently(async () => {
      try {
        const { received } = await door.sendPart(upload_id, offset, part, (bytes) => tell(false, bytes));
        return received;
      } catch (error) {
        const right = rightOffset(error);
        if (right === null) throw error;
        return right;
      }
    });
    upload = { ...upload, received: sent };
    memory.keep(upload);
    tell(false);
  }
  const { upload_id } = upload;
  const made = await patiently(() => door.complete(upload_id));
  memory.forget();
  return made;
}

async function openOrGoOn<T>(door: UploadDoor<T>, memory: UploadMemory): Promise<OpenUpload> {
  const known = memory.read();
  if (known) {
    try {
      const { received, canGoOn } = await door.find(known.upload_id);
      if (canGoOn) return { ...known, received };
    } catch (error) {
      if (!(error instanceof ApiError) || ![404, 410].includes(error.status)) throw error;
    }
    memory.forget();
  }
  const opened = await door.open();
  memory.keep(opened);
  return opened;
}

/** Runs a step again and again while the server cannot be reached, with growing pauses. */
function patience({ signal, wait }: Pick<SendOptions<unknown>, 'signal' | 'wait'>, onWaiting: () => void) {
  return async <T>(step: () => Promise<T>): Promise<T> => {
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(LONGEST_WAIT_MS, pause * 2)) {
      if (signal.aborted) throw stopped();
      try {
        return await step();
      } catch (error) {
        if (signal.aborted || !isPassing(error)) throw error;
        onWaiting();
        await wait(pause);
      }
    }
  };
}

/** No answer, or one that says to come back. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'cancelled') return false;
  return error.status === 0 || [429, 502, 503, 504].includes(error.status);
}

/** The server has another number of bytes than this page thought: a part arrived whose answer was lost. */
function rightOffset(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const theirs = error.current?.theirs;
  if (typeof theirs !== 'object' || theirs === null || !('received' in theirs)) return null;
  const { received } = theirs;
  return typeof received === 'number' && Number.isSafeInteger(received) && received >= 0 ? received : null;
}

function stopped(): ApiError {
  return new ApiError({ code: 'cancelled', message: 'The upload was stopped.', status: 0 });
}
