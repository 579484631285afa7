import { parentPort } from 'node:worker_threads';
import { linesOfPages } from '@tryout/domain/cvs/cv-lines';
import { readContent } from './read-content.ts';
import { recognisePages } from './recognise-text.ts';
import type { Recognised, Recognising } from './recogniser.ts';

async function recognise({ scans, skills }: Recognising): Promise<Recognised> {
  try {
    const lines = linesOfPages(await recognisePages(scans));
    return { read: readContent({ lines, links: [], is_scanned: true }, skills) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (task: Recognising) => parentPort?.postMessage(await recognise(task)));
