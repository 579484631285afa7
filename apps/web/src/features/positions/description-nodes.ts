import type { JSONContent } from '@tiptap/core';
import type { ListItem, RichText, TextBlock, TextRun } from '@tryout/domain/text/rich-text';
import { normaliseText } from '@tryout/domain/text/rich-text-normalise';

/** A text as the editor's document. */
export function nodesOfText({ blocks }: RichText): JSONContent {
  const content = blocks.map((block): JSONContent => {
    if (block.type === 'list') return listNode(block);
    const attrs = block.type === 'heading' ? { attrs: { level: block.level } } : {};
    return { type: block.type, ...attrs, content: block.text.flatMap(inlineNodes) };
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function listNode({ ordered, items }: { ordered: boolean; items: readonly ListItem[] }): JSONContent {
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    content: items.map(({ text, list }) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: text.flatMap(inlineNodes) }, ...(list ? [listNode(list)] : [])],
    })),
  };
}

function inlineNodes({ text, bold, italic, link }: TextRun): JSONContent[] {
  const marks = [
    ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  return text
    .split('\n')
    .flatMap((line, at): JSONContent[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 ? { marks } : {}) }]),
    ]);
}

/** The text of the editor's document, normalised. Lists below the second level join it. */
export function textOfNodes(doc: JSONContent): RichText {
  return normaliseText({ blocks: (doc.content ?? []).map(blockOf) });
}

function blockOf(node: JSONContent): TextBlock {
  if (isList(node))
    return { type: 'list', ordered: node.type === 'orderedList', items: (node.content ?? []).map(itemOf) };
  if (node.type === 'heading')
    return { type: 'heading', level: node.attrs?.level === 2 ? 2 : 3, text: runsOf(node) };
  return { type: 'paragraph', text: runsOf(node) };
}

const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

function itemOf(node: JSONContent): ListItem {
  const below = node.content?.find(isList);
  return {
    text: (node.content ?? []).filter((each) => !isList(each)).flatMap(runsOf),
    ...(below
      ? { list: { ordered: below.type === 'orderedList', items: (below.content ?? []).flatMap(flatItems) } }
      : {}),
  };
}

function flatItems(node: JSONContent): { text: TextRun[] }[] {
  const { text, list } = itemOf(node);
  return [{ text: [...text] }, ...(list?.items ?? []).map((each) => ({ text: [...each.text] }))];
}

function runsOf(node: JSONContent): TextRun[] {
  return (node.content ?? []).map((each) => {
    if (each.type === 'hardBreak') return { text: '\n' };
    const mark = (type: string) => each.marks?.find((one) => one.type === type);
    const link: unknown = mark('link')?.attrs?.href;
    return {
      text: each.text ?? '',
      ...(mark('bold') ? { bold: true as const } : {}),
      ...(mark('italic') ? { italic: true as const } : {}),
      ...(typeof link === 'string' ? { link } : {}),
    };
  });
}
