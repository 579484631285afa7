import type { CvLine } from '@tryout/domain/cvs/cv-page';
import { DocumentLines } from './document-lines.ts';
import { walk } from './docx-lines.ts';
import { readZipParts } from './zip-parts.ts';

interface Style {
  size: number;
  face: string;
}

const PLAIN: Style = { size: 11, face: '' };

/** The lines of an OpenDocument text and the addresses that its texts lead to. */
export async function odtLines(path: string): Promise<{ lines: CvLine[]; links: string[] }> {
  const { parts } = await readZipParts(path, ['content.xml', 'styles.xml']);
  const content = parts.get('content.xml')?.toString('utf8') ?? '';
  const shared = parts.get('styles.xml')?.toString('utf8') ?? '';
  const styles = new Map<string, Style>();
  for (const xml of [shared, content]) readStyles(xml, styles);
  const links: string[] = [];
  const head = bodyLines(shared, styles, links, 'style:header');
  return { lines: [...head, ...bodyLines(content, styles, links, 'office:text')], links: links.slice(0, 50) };
}

function readStyles(xml: string, styles: Map<string, Style>): void {
  let current: Style = { ...PLAIN };
  walk(xml, (tag) => {
    const { attributes } = tag;
    if (tag.name === 'style:style') {
      current = { ...(styles.get(attributes['style:parent-style-name'] ?? '') ?? PLAIN) };
      styles.set(attributes['style:name'] ?? '', current);
    } else if (tag.name === 'style:text-properties') {
      const size = /^([\d.]{1,6})pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
      if (size) current.size = Number(size);
      if (attributes['fo:font-weight'] === 'bold') current.face += 'b';
      if (attributes['fo:color']) current.face += attributes['fo:color'];
    }
  });
}

/** Lines inside an element of this name; a text without any is read as a whole. */
function bodyLines(
  xml: string,
  styles: ReadonlyMap<string, Style>,
  links: string[],
  inside: string,
): CvLine[] {
  const out = new DocumentLines();
  const isWhole = inside === 'office:text' && !xml.includes('<office:text');
  let depth = isWhole ? 1 : 0;
  let silent = 0;
  const faces: Style[] = [PLAIN];
  const style = () => faces.at(-1) ?? PLAIN;
  let lists = 0;
  walk(
    xml,
    ({ name, attributes }) => {
      if (name === inside) depth += 1;
      if (depth === 0) return;
      if (name === 'office:annotation' || name === 'text:tracked-changes') silent += 1;
      if (name === 'text:p' || name === 'text:h' || name === 'text:span') {
        faces.push(styles.get(attributes['text:style-name'] ?? '') ?? style());
        if (lists > 0 && name === 'text:p') out.bullet();
      } else if (name === 'text:tab') out.say('\t', style().size, style().face);
      else if (name === 'text:line-break') out.say('\n', style().size, style().face);
      else if (name === 'text:s')
        out.say(' '.repeat(Math.min(8, Number(attributes['text:c'] ?? 1) || 1)), style().size, style().face);
      else if (name === 'text:list-item') lists += 1;
      else if (name === 'text:a' && attributes['xlink:href']) links.push(attributes['xlink:href']);
      else if (name === 'table:table') out.beginTable();
      else if (name === 'table:table-row') out.beginRow();
      else if (name === 'table:table-cell') out.beginCell();
    },
    (name) => {
      if (depth === 0) return;
      if (name === inside) depth -= 1;
      if (name === 'office:annotation' || name === 'text:tracked-changes') silent -= 1;
      if (name === 'text:p' || name === 'text:h' || name === 'text:span') faces.pop();
      if (name === 'text:p' || name === 'text:h') out.endParagraph();
      else if (name === 'text:list-item') lists -= 1;
      else if (name === 'table:table-cell') out.endCell();
      else if (name === 'table:table') out.endTable();
    },
    (text) => {
      if (depth > 0 && silent === 0 && faces.length > 1)
        out.say(text.replace(/\s+/g, ' '), style().size, style().face);
    },
  );
  return out.lines();
}
