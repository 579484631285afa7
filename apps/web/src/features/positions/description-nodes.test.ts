import { getSchema } from '@tiptap/core';
import type { RichText } from '@tryout/domain/text/rich-text';
import { textFromHtml } from '@tryout/domain/text/rich-text-pasted';
import { expect, it } from 'vitest';
import { descriptionExtensions } from './description-extensions.ts';
import { nodesOfText, textOfNodes } from './description-nodes.ts';

const TEXT: RichText = {
  blocks: [
    { type: 'heading', level: 2, text: [{ text: 'You will' }] },
    { type: 'heading', level: 3, text: [{ text: 'Daily' }] },
    {
      type: 'paragraph',
      text: [
        { text: 'Plan ' },
        { text: 'berths', bold: true, italic: true, link: 'https://a.test' },
        { text: '.\nAsk.' },
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [
        { text: [{ text: 'a' }], list: { ordered: false, items: [{ text: [{ text: 'b', bold: true }] }] } },
        { text: [{ text: 'c' }] },
      ],
    },
  ],
};

const schema = getSchema(descriptionExtensions());
/** Through the editor's own document, which drops or refuses what its schema does not know. */
const throughEditor = (text: RichText): RichText => {
  const node = schema.nodeFromJSON(nodesOfText(text));
  node.check();
  return textOfNodes(node.toJSON());
};

it.each<[string, RichText]>([
  ['with everything', TEXT],
  ['without anything', { blocks: [] }],
  [
    'that was pasted',
    textFromHtml('<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ul><h1>d</h1>').text,
  ],
])('a text %s comes out of the editor as it went in', (_, text) => {
  expect(throughEditor(text)).toEqual(text);
});

it('knows no other marks and blocks than a description has', () => {
  expect(Object.keys(schema.nodes).sort()).toEqual(
    ['bulletList', 'doc', 'hardBreak', 'heading', 'listItem', 'orderedList', 'paragraph', 'text'].sort(),
  );
  expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link']);
});
