import type { CvLine } from '@tryout/domain/cvs/cv-page';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { DocumentLines } from './document-lines.ts';
import { proveZipSizes, readZipParts } from './zip-parts.ts';

const HEADERS = [1, 2, 3].map((number) => `word/header${number}.xml`);
const FOOTERS = [1, 2, 3].map((number) => `word/footer${number}.xml`);

/** The lines of a DOCX and the addresses that its texts lead to. */
export async function docxLines(path: string): Promise<{ lines: CvLine[]; links: string[] }> {
  await proveZipSizes(path);
  const wanted = [
    'word/document.xml',
    'word/_rels/document.xml.rels',
    'word/styles.xml',
    ...HEADERS,
    ...FOOTERS,
  ];
  const { parts } = await readZipParts(path, wanted);
  const text = (name: string) => parts.get(name)?.toString('utf8') ?? '';
  const styles = stylesOf(text('word/styles.xml'));
  const read = (name: string) => (parts.has(name) ? partLines(text(name), styles) : []);
  const body = read('word/document.xml');
  const known = new Set(body.map((line) => line.parts.join(' ')));
  const around = (names: readonly string[]) =>
    names.flatMap(read).filter((line) => !known.has(line.parts.join(' ')));
  return {
    lines: [...around(HEADERS), ...body, ...around(FOOTERS)],
    links: linksOf(text('word/_rels/document.xml.rels')),
  };
}

interface Style {
  size: number;
  face: string;
  is_list: boolean;
}

const attribute = (tag: SaxesTagPlain, name: string): string | undefined => tag.attributes[name];
const isOn = (tag: SaxesTagPlain): boolean =>
  !['0', 'false', 'none'].includes(attribute(tag, 'w:val') ?? '1');

function linksOf(xml: string): string[] {
  const links: string[] = [];
  walk(xml, (tag) => {
    const target = attribute(tag, 'Target') ?? '';
    if (tag.name === 'Relationship' && (attribute(tag, 'Type') ?? '').endsWith('/hyperlink'))
      links.push(target);
  });
  return links.slice(0, 50);
}

/** Sizes and faces by name of style; the one under an empty name is what all begin with. */
function stylesOf(xml: string): ReadonlyMap<string, Style> {
  const styles = new Map<string, Style>([['', { size: 11, face: '', is_list: false }]]);
  let current: Style = { ...(styles.get('') as Style) };
  let isRun = false;
  walk(xml, (tag) => {
    const value = attribute(tag, 'w:val') ?? '';
    if (tag.name === 'w:docDefaults') current = styles.get('') as Style;
    else if (tag.name === 'w:style') {
      current = { ...(styles.get('') as Style), is_list: /list/i.test(attribute(tag, 'w:styleId') ?? '') };
      styles.set(attribute(tag, 'w:styleId') ?? '', current);
    } else if (tag.name === 'w:basedOn') {
      const base = styles.get(value);
      if (base) Object.assign(current, { size: base.size, face: base.face });
    } else if (tag.name === 'w:rPr') isRun = true;
    else if (isRun && tag.name === 'w:sz') current.size = Number(value) / 2 || current.size;
    else if (isRun && tag.name === 'w:b' && isOn(tag)) current.face += 'b';
    else if (isRun && tag.name === 'w:color' && value !== 'auto') current.face += value;
  });
  return styles;
}

function partLines(xml: string, styles: ReadonlyMap<string, Style>): CvLine[] {
  const out = new DocumentLines();
  const plain = styles.get('') as Style;
  let paragraph: Style = plain;
  let run: Style = plain;
  let inText = false;
  let skipped = 0;
  walk(
    xml,
    (tag) => {
      if (tag.name === 'mc:Fallback' || tag.name === 'w:del' || tag.name === 'w:instrText') skipped += 1;
      if (skipped > 0) return;
      switch (tag.name) {
        case 'w:p':
          paragraph = plain;
          run = plain;
          break;
        case 'w:pStyle':
          paragraph = styles.get(attribute(tag, 'w:val') ?? '') ?? plain;
          run = paragraph;
          if (paragraph.is_list) out.bullet();
          break;
        case 'w:numPr':
          out.bullet();
          break;
        case 'w:r':
          run = { ...paragraph };
          break;
        case 'w:sz':
          run = { ...run, size: Number(attribute(tag, 'w:val')) / 2 || run.size };
          break;
        case 'w:b':
          run = { ...run, face: isOn(tag) ? `${run.face}b` : run.face };
          break;
        case 'w:color':
          run = { ...run, face: `${run.face}${attribute(tag, 'w:val') ?? ''}` };
          break;
        case 'w:caps':
          run = { ...run, face: `${run.face}^` };
          break;
        case 'w:t':
          inText = true;
          break;
        case 'w:tab':
          out.say('\t', run.size, run.face);
          break;
        case 'w:br':
        case 'w:cr':
          out.say('\n', run.size, run.face);
          break;
        case 'w:txbxContent':
          // A box floats beside the text: it is read by itself, like a cell.
          out.endParagraph();
          break;
        case 'w:tbl':
          out.beginTable();
          break;
        case 'w:tr':
          out.beginRow();
          break;
        case 'w:tc':
          out.beginCell();
          break;
      }
    },
    (name) => {
      if (name === 'mc:Fallback' || name === 'w:del' || name === 'w:instrText') skipped -= 1;
      else if (skipped > 0) return;
      else if (name === 'w:t') inText = false;
      else if (name === 'w:p') out.endParagraph();
      else if (name === 'w:tc') out.endCell();
      else if (name === 'w:tbl') out.endTable();
    },
    (text) => {
      if (inText && skipped === 0)
        out.say(run.face.endsWith('^') ? text.toUpperCase() : text, run.size, run.face);
    },
  );
  return out.lines();
}

/** Goes through the tags of an XML text; what is not well formed ends it with an error. */
export function walk(
  xml: string,
  open: (tag: SaxesTagPlain) => void,
  close: (name: string) => void = () => undefined,
  text: (text: string) => void = () => undefined,
): void {
  if (xml === '') return;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => open(tag as SaxesTagPlain));
  parser.on('closetag', (tag) => close(tag.name));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
}
