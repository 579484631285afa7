import type { ListItem, NestedList, RichText, TextBlock, TextRun } from './rich-text.ts';

/**
 * The same text in its one form: neighbours with equal marks joined, no empty runs, items, lists or blocks, no spaces at
 * the ends of a block, line breaks single (none in headings), tabs as spaces. An empty item's nested items take its
 * place. Doing it twice changes nothing more.
 */
export function normaliseText({ blocks }: RichText): RichText {
  return { blocks: blocks.flatMap(normaliseBlock) };
}

function normaliseBlock(block: TextBlock): TextBlock[] {
  if (block.type === 'list') {
    const items = block.items.flatMap(normaliseItem);
    return items.length > 0 ? [{ type: 'list', ordered: block.ordered, items }] : [];
  }
  if (block.type === 'paragraph') {
    const text = normaliseRuns(block.text);
    return text.length > 0 ? [{ type: 'paragraph', text }] : [];
  }
  const text = normaliseRuns(block.text.map((run) => ({ ...run, text: run.text.replace(/[\r\n]/g, ' ') })));
  return text.length > 0 ? [{ type: 'heading', level: block.level, text }] : [];
}

function normaliseItem(item: ListItem): ListItem[] {
  const text = normaliseRuns(item.text);
  const nested = (item.list?.items ?? []).flatMap((each) => {
    const words = normaliseRuns(each.text);
    return words.length > 0 ? [{ text: words }] : [];
  });
  if (text.length === 0) return nested;
  const list: NestedList | undefined = item.list && { ordered: item.list.ordered, items: nested };
  return [list && nested.length > 0 ? { text, list } : { text }];
}

/** Runs of one block: see `normaliseText`. */
function normaliseRuns(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  const trimLast = () => {
    while (kept.length > 0) {
      const last = kept.pop() as TextRun;
      const text = last.text.trimEnd();
      if (text !== '') return void kept.push({ ...last, text });
    }
  };
  for (const run of runs) {
    let text = run.text.replace(/\t/g, ' ').replace(/\s*[\r\n]\s*/g, '\n');
    if (kept.length === 0 || kept.at(-1)?.text.endsWith('\n')) text = text.trimStart();
    if (text.startsWith('\n')) trimLast();
    if (kept.length === 0) text = text.trimStart();
    if (text === '') continue;
    const last = kept.at(-1);
    if (last && hasSameMarks(last, run)) kept[kept.length - 1] = { ...last, text: last.text + text };
    else kept.push(marked(text, run));
  }
  trimLast();
  return kept.reduce<TextRun[]>((joined, run) => {
    const last = joined.at(-1);
    if (last && hasSameMarks(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
    return joined;
  }, []);
}

const hasSameMarks = (a: TextRun, b: TextRun): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.link === b.link;

/** Text with the marks of a run, and only those it has. */
function marked(text: string, { bold, italic, link }: TextRun): TextRun {
  return {
    text,
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(link === undefined ? {} : { link }),
  };
}
