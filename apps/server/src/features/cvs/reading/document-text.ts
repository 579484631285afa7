import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';
import type { DocumentKind } from '../recognise-document.ts';
import { decodeText } from '../recognise-document.ts';
import { rtfToText } from './rtf-text.ts';
import { xmlToText } from './xml-text.ts';
import { proveZipSizes, readZipParts } from './zip-parts.ts';

/** More than any CV has; what lies behind is left out. */
const MOST_PAGES = 60;

/** The words of a stored document. Runs in the reader's worker, which bounds its time and memory. */
export async function documentText(path: string, kind: DocumentKind): Promise<string> {
  switch (kind) {
    case 'pdf':
      return pdfText(await readFile(path));
    case 'docx': {
      await proveZipSizes(path);
      return (await mammoth.extractRawText({ path })).value;
    }
    case 'odt': {
      const { parts } = await readZipParts(path, ['content.xml']);
      return xmlToText(parts.get('content.xml')?.toString('utf8') ?? '');
    }
    case 'rtf':
      return rtfToText((await readFile(path)).toString('latin1'));
    case 'txt':
      return decodeText(await readFile(path)) ?? '';
    case 'png':
    case 'jpeg':
      return '';
  }
}

async function pdfText(content: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await document.cleanup();
  return pages.join('\n\n');
}

/** Whether a PDF opens without a password. Anything but a password in the way counts as open. */
export async function opensWithoutPassword(path: string): Promise<boolean> {
  try {
    await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
    return true;
  } catch (error) {
    return !(error instanceof Error && error.name === 'PasswordException');
  }
}
