import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { linesOfPages, linesOfText } from '@tryout/domain/cvs/cv-lines';
import type { CvLine } from '@tryout/domain/cvs/cv-page';
import { readCv } from '@tryout/domain/cvs/read-cv';
import { decodeText } from '../recognise-document.ts';
import { docxLines } from './docx-lines.ts';
import { odtLines } from './odt-lines.ts';
import { opensWithoutPassword, pdfPages, scannedPages } from './pdf-pages.ts';
import { rtfLines } from './rtf-lines.ts';
import type { ReadDocument, ReaderTask } from './run-reader.ts';

/** More than this of the text is not kept. */
const MOST_CHARACTERS = 60_000;

interface DocumentContent {
  readonly lines: readonly CvLine[];
  readonly links: readonly string[];
  readonly is_scanned: boolean;
}

async function contentOf({ path, kind }: ReaderTask & { work: 'read' }): Promise<DocumentContent> {
  switch (kind) {
    case 'pdf': {
      const { pages, ...rest } = await pdfPages(await readFile(path));
      return { ...rest, lines: linesOfPages(pages) };
    }
    case 'docx':
      return { ...(await docxLines(path)), is_scanned: false };
    case 'odt':
      return { ...(await odtLines(path)), is_scanned: false };
    case 'rtf':
      return { lines: rtfLines((await readFile(path)).toString('latin1')), links: [], is_scanned: false };
    case 'txt':
      return { lines: linesOfText(decodeText(await readFile(path)) ?? ''), links: [], is_scanned: false };
    case 'png':
    case 'jpeg':
      return { lines: [], links: [], is_scanned: false };
  }
}

function read({ lines, links, is_scanned }: DocumentContent, skills: readonly string[]): ReadDocument {
  const text = lines
    .map((line) => `${line.gap > 0.9 ? '\n' : ''}${line.is_bullet ? '• ' : ''}${line.parts.join('   ')}`)
    .join('\n')
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  const clean = lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => part.replaceAll('\u0000', '').toWellFormed()),
  }));
  return { text, is_scanned, suggestion: readCv(clean, skills, links) };
}

async function work(task: ReaderTask): Promise<ReadDocument | { opens: boolean }> {
  if (task.work === 'check_password') return { opens: await opensWithoutPassword(await readFile(task.path)) };
  if (task.work === 'read') return read(await contentOf(task), task.skills);
  // Loaded only here: the engine is large, and few CVs are pictures.
  const { recognisePages } = await import('./recognise-text.ts');
  const scans = await scannedPages(await readFile(task.path));
  return read({ lines: linesOfPages(await recognisePages(scans)), links: [], is_scanned: true }, task.skills);
}

parentPort?.postMessage(await work(workerData as ReaderTask));
