import type { CvLine } from '@tryout/domain/cvs/cv-page';
import { DocumentLines } from './document-lines.ts';

/** Groups whose content is no text of the document. */
const SILENT = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'footer',
  'footerl',
  'footerr',
  'footerf',
  'listtable',
  'listoverridetable',
  'listtext',
  'pntext',
  'themedata',
  'generator',
  'rsidtbl',
  'datastore',
  'fldinst',
  'latentstyles',
  'xmlnstbl',
]);

const SIGNS: Readonly<Record<string, string>> = {
  line: '\n',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi;

interface Group {
  silent: boolean;
  /** Characters that stand for a Unicode sign in readers that do not know it. */
  skip: number;
  size: number;
  face: string;
}

const CODE_PAGES: Readonly<Record<string, string>> = {
  '1256': 'windows-1256',
  '1250': 'windows-1250',
  '1251': 'windows-1251',
  '1254': 'windows-1254',
};

/** The lines of an RTF document: groups, control words, escaped and Unicode signs, tables; the rest is left out. */
export function rtfLines(rtf: string): CvLine[] {
  const out = new DocumentLines();
  const decoder = new TextDecoder(CODE_PAGES[/\\ansicpg(\d{4})/.exec(rtf)?.[1] ?? ''] ?? 'windows-1252');
  const stack: Group[] = [];
  let group: Group = { silent: false, skip: 1, size: 12, face: '' };
  let toSkip = 0;
  let isRowOpen = false;
  let isCellOpen = false;
  let isTableOpen = false;
  const openCell = () => {
    if (isRowOpen && !isCellOpen) {
      out.beginCell();
      isCellOpen = true;
    }
  };
  const say = (text: string) => {
    const heard = text.slice(Math.min(toSkip, text.length));
    toSkip -= text.length - heard.length;
    if (group.silent || heard === '') return;
    openCell();
    out.say(heard, group.size, group.face);
  };
  const endTable = () => {
    if (!isTableOpen) return;
    if (isCellOpen) out.endCell();
    out.endTable();
    isTableOpen = false;
    isRowOpen = false;
    isCellOpen = false;
  };
  const control = (name: string, number: string | undefined) => {
    if (SILENT.has(name)) group.silent = true;
    else if (name === 'uc') group.skip = Number(number ?? 1);
    else if (name === 'fs') group.size = Number(number ?? 24) / 2 || 12;
    else if (name === 'b')
      group.face = number === '0' ? group.face.replaceAll('b', '') : `${group.face.replaceAll('b', '')}b`;
    else if (name === 'plain') Object.assign(group, { size: 12, face: '' });
    else if (name === 'u' && number !== undefined) {
      toSkip = 0;
      say(String.fromCharCode((Number(number) + 65_536) % 65_536));
      toSkip = group.skip;
    } else if (name === 'bin') toSkip += Math.max(0, Number(number ?? 0));
    else if (group.silent) return;
    else if (name === 'trowd') {
      if (!isTableOpen) out.beginTable();
      isTableOpen = true;
      if (!isRowOpen) out.beginRow();
      isRowOpen = true;
    } else if (name === 'pard' && !isRowOpen) endTable();
    else if (name === 'cell') {
      openCell();
      if (isCellOpen) out.endCell();
      isCellOpen = false;
    } else if (name === 'row') {
      if (isCellOpen) out.endCell();
      isRowOpen = false;
      isCellOpen = false;
    } else if (name === 'par' || name === 'sect' || name === 'page') {
      if (!isRowOpen) endTable();
      out.endParagraph();
    } else if (name === 'ls' || name === 'pnlvlblt') out.bullet();
    else if (SIGNS[name] !== undefined) say(SIGNS[name]);
  };
  for (const [, word, number, hex, sign, brace, plain] of rtf.matchAll(TOKEN)) {
    if (brace === '{') {
      stack.push(group);
      group = { ...group };
    } else if (brace === '}') {
      group = stack.pop() ?? group;
      toSkip = 0;
    } else if (word !== undefined) control(word.toLowerCase(), number);
    else if (hex !== undefined) say(decoder.decode(Buffer.from(hex, 'hex')));
    else if (sign === '*') group.silent = true;
    else if (sign === '~') say(' ');
    else if (sign === '_') say('-');
    else if (sign === '\\' || sign === '{' || sign === '}') say(sign);
    else if (sign === '\n' || sign === '\r') control('par', undefined);
    else if (plain !== undefined) say(plain.replace(/[\r\n]/g, ''));
  }
  endTable();
  return out.lines();
}
