import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { linesOfPages, linesOfText } from '@tryout/domain/cvs/cv-lines';
import { decodeText } from '../recognise-document.ts';
import { docxLines } from './docx-lines.ts';
import { odtLines } from './odt-lines.ts';
import type { OpenedDocument } from './opened-document.ts';
import { opensWithoutPassword, pdfPages, scannedPages } from './pdf-pages.ts';
import { type DocumentContent, readContent } from './read-content.ts';
import { rtfLines } from './rtf-lines.ts';
import type { ReaderTask } from './run-reader.ts';

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

async function work(task: ReaderTask): Promise<OpenedDocument | { opens: boolean }> {
  if (task.work === 'check_password') return { opens: await opensWithoutPassword(await readFile(task.path)) };
  const content = await contentOf(task);
  const scans = content.is_scanned ? await scannedPages(await readFile(task.path)) : [];
  return { ...readContent(content, task.skills), scans };
}

parentPort?.postMessage(await work(workerData as ReaderTask));
