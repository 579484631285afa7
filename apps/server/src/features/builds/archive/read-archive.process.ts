import type { ArchiveRefusal, InspectedArchive } from './archive-outcome.ts';
import { ArchiveRefused, refusal } from './archive-refused.ts';
import { workAsChild } from './child-side.ts';
import { readArchive } from './read-archive.ts';

/** What the process is asked: to look only, or to hand over every file as well. */
export interface ArchiveTask {
  readonly path: string;
  readonly hands_over: boolean;
}

/** Said around the bytes of a file. */
export type FileFrame = { readonly begin: string; readonly of_files: number } | { readonly end: true };

await workAsChild<ArchiveTask, InspectedArchive | ArchiveRefusal>(async (task, say) => {
  const sink = {
    begin: (path: string, ofFiles: number) =>
      say({ json: { begin: path, of_files: ofFiles } satisfies FileFrame }),
    chunk: (bytes: Buffer) => say({ bytes }),
    end: () => say({ json: { end: true } satisfies FileFrame }),
  };
  try {
    return await readArchive(task.path, task.hands_over ? sink : null);
  } catch (error) {
    if (error instanceof ArchiveRefused) return refusal(error.code, error.entry);
    throw error;
  }
});
