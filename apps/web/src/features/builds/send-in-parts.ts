import { ApiError } from '../../platform/api/api-error.ts';

/** What sending in parts needs of the server. Offsets and sizes are bytes. */
export interface UploadDoor {
  /** Begins a new upload. */
  open(): Promise<OpenUpload>;
  /** How much of an upload the server has; rejects with 404 or 410 when it does not know it any more. */
  find(uploadId: string): Promise<{ received: number; isOpen: boolean }>;
  sendPart(
    uploadId: string,
    offset: number,
    part: Blob,
    onProgress: (sent: number) => void,
  ): Promise<{ received: number }>;
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

interface SendOptions {
  readonly file: Blob;
  readonly door: UploadDoor;
  readonly memory: UploadMemory;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendProgress) => void;
  /** Resolves after `ms`, or at once when the line is back. */
  readonly wait: (ms: number) => Promise<void>;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Sends a file part by part, each stored before the next, and gives the id of the upload when all of it has arrived.
 * A lost line is waited out; what the server has already is not sent again, even from another visit.
 * @throws ApiError `cancelled` when stopped (the upload stays and can go on), or what the server refused
 */
export async function sendInParts(options: SendOptions): Promise<string> {
  const { file, door, memory, signal, onProgress } = options;
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
  if (signal.aborted) throw stopped();
  return upload.upload_id;
}

async function openOrGoOn(door: UploadDoor, memory: UploadMemory): Promise<OpenUpload> {
  const known = memory.read();
  if (known) {
    try {
      const { received, isOpen } = await door.find(known.upload_id);
      if (isOpen) return { ...known, received };
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
function patience({ signal, wait }: SendOptions, onWaiting: () => void) {
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
  const offset = Number(error.current?.status);
  return Number.isSafeInteger(offset) && offset >= 0 ? offset : null;
}

function stopped(): ApiError {
  return new ApiError({ code: 'cancelled', message: 'The upload was stopped.', status: 0 });
}
