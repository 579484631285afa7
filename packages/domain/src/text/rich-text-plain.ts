import type { NestedList, RichText, TextBlock, TextRun } from './rich-text.ts';
import { normaliseText } from './rich-text-normalise.ts';

const BULLET = /^[-*•]\s+/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are left out, and halves of characters
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/gu;

const wordsOf = (runs: readonly TextRun[]): string => runs.map((run) => run.text).join('');

/**
 * The text without marks, as one writes it in a mail: blank lines between blocks, `- ` or `1. ` before items, nested
 * ones two spaces in. Addresses of links are left out.
 */
export function plainText({ blocks }: RichText): string {
  return blocks.map(plainBlock).join('\n\n');
}

function plainBlock(block: TextBlock): string {
  if (block.type !== 'list') return wordsOf(block.text);
  return block.items
    .flatMap(({ text, list }, at) => [
      `${bullet(block, at)}${wordsOf(text)}`,
      ...(list?.items ?? []).map((each, n) => `  ${bullet(list as NestedList, n)}${wordsOf(each.text)}`),
    ])
    .join('\n');
}

const bullet = ({ ordered }: { ordered: boolean }, at: number): string => (ordered ? `${at + 1}. ` : '- ');

/** How much is written, in UTF-16 code units, as `RICH_TEXT_LIMITS.characters` counts. */
export function charactersIn({ blocks }: RichText): number {
  const count = (runs: readonly TextRun[]): number => runs.reduce((sum, run) => sum + run.text.length, 0);
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.type === 'list'
        ? block.items.reduce(
            (all, { text, list }) =>
              all + count(text) + (list?.items ?? []).reduce((below, each) => below + count(each.text), 0),
            0,
          )
        : count(block.text)),
    0,
  );
}

/**
 * What somebody wrote in a plain field: blank lines part paragraphs, lines that begin with `-`, `*` or `•` and a space
 * make bulleted lists, other line breaks stay. Addresses stay text. Control characters are left out. The migration
 * that gave descriptions their blocks reads in the same way.
 */
export function textFromPlain(plain: string): RichText {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', text: [{ text: lines.join('\n') }] });
    if (items.length > 0)
      blocks.push({ type: 'list', ordered: false, items: items.map((text) => ({ text: [{ text }] })) });
    lines = [];
    items = [];
  };
  for (const written of plain.replace(UNSTORABLE, '').split(/\r\n|\r|\n/)) {
    const line = written.trim();
    const isItem = BULLET.test(line);
    if (line === '' || isItem !== items.length > 0) end();
    if (isItem) items.push(line.replace(BULLET, ''));
    else if (line !== '') lines.push(line);
  }
  end();
  return normaliseText({ blocks });
}

/**
 * A text after its plain form was edited: blocks whose plain form is still there keep their marks, numbers and
 * headings, all others become what `textFromPlain` makes of them.
 */
export function withPlainText(text: RichText, plain: string): RichText {
  const known = new Map<string, TextBlock[]>();
  for (const block of text.blocks) {
    const words = plainBlock(block);
    known.set(words, [...(known.get(words) ?? []), block]);
  }
  return {
    blocks: plain.split(/\n\s*\n/).flatMap((part) => {
      const same = known.get(part.replace(/^\n+|\n+$/g, ''))?.shift();
      return same ? [same] : textFromPlain(part).blocks;
    }),
  };
}
