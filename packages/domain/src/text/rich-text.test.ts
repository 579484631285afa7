import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkAddress, RICH_TEXT_LIMITS, type RichText } from './rich-text.ts';
import { textAsHtml } from './rich-text-html.ts';
import { normaliseText } from './rich-text-normalise.ts';
import { parseText } from './rich-text-parse.ts';
import { charactersIn, plainText, textFromPlain, withPlainText } from './rich-text-plain.ts';

const word = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '\n', '\t', '<', '&', '"', '-', '.', 'ص'),
  maxLength: 12,
});
const run = fc.record(
  {
    text: word,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    link: fc.constantFrom('https://a.test/x', 'mailto:a@b.test'),
  },
  { requiredKeys: ['text'] },
);
const runs = fc.array(run, { maxLength: 5 });
const item = fc.record(
  {
    text: runs,
    list: fc.record({
      ordered: fc.boolean(),
      items: fc.array(fc.record({ text: runs }), { maxLength: 3 }),
    }),
  },
  { requiredKeys: ['text'] },
);
const block = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), text: runs }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    text: runs,
  }),
  fc.record({
    type: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(item, { maxLength: 4 }),
  }),
);
const drawn = fc.record({ blocks: fc.array(block, { maxLength: 6 }) });
const p = (...text: { text: string; bold?: true; italic?: true; link?: string }[]): RichText => ({
  blocks: [{ type: 'paragraph', text }],
});

describe('a text in its one form', () => {
  it.each<[string, RichText, RichText]>([
    [
      'equal neighbours are one',
      p({ text: 'a ' }, { text: 'b', bold: true }, { text: 'c', bold: true }, { text: '' }),
      p({ text: 'a ' }, { text: 'bc', bold: true }),
    ],
    ['ends are trimmed', p({ text: ' ', bold: true }, { text: ' a' }, { text: ' \n ' }), p({ text: 'a' })],
    [
      'line breaks are single',
      p({ text: 'a \n' }, { text: '\n ', bold: true }, { text: ' b' }),
      p({ text: 'a\nb' }),
    ],
    ['empty blocks are gone', p({ text: ' ' }), { blocks: [] }],
    [
      'headings have one line',
      { blocks: [{ type: 'heading', level: 2, text: [{ text: 'a\nb' }] }] },
      { blocks: [{ type: 'heading', level: 2, text: [{ text: 'a b' }] }] },
    ],
    [
      'items without words give way to those below',
      {
        blocks: [
          {
            type: 'list',
            ordered: true,
            items: [
              { text: [], list: { ordered: false, items: [{ text: [{ text: 'a' }] }] } },
              { text: [{ text: 'b' }], list: { ordered: false, items: [] } },
            ],
          },
        ],
      },
      {
        blocks: [
          { type: 'list', ordered: true, items: [{ text: [{ text: 'a' }] }, { text: [{ text: 'b' }] }] },
        ],
      },
    ],
  ])('%s', (_, from, to) => {
    expect(normaliseText(from)).toEqual(to);
  });

  it('is found by parsing, survives JSON, and is its own form', () => {
    fc.assert(
      fc.property(drawn, (text) => {
        const once = parseText(text);
        const again = parseText(JSON.parse(JSON.stringify('text' in once ? once.text : once)));
        expect(again).toEqual(once);
        expect(once).toEqual({ text: normaliseText(text) });
      }),
    );
  });
});

describe('what is no text', () => {
  const at = (one: unknown) => ({ blocks: [{ type: 'paragraph', text: [] }, one] });
  it.each<[string, unknown, object]>([
    ['not an object', 'x', { fault: 'document', block: null, path: '' }],
    ['another key', { blocks: [], html: '<b>' }, { fault: 'document', path: 'html' }],
    ['another block', at({ type: 'image', src: 'x' }), { fault: 'block', block: 2, path: 'blocks.1.type' }],
    [
      'a heading of level 1',
      at({ type: 'heading', level: 1, text: [] }),
      { fault: 'level', path: 'blocks.1.level' },
    ],
    [
      'a script as address',
      at({ type: 'paragraph', text: [{ text: 'a', link: 'javascript:alert(1)' }] }),
      { fault: 'link', block: 2, path: 'blocks.1.text.0.link' },
    ],
    [
      'an underlined run',
      at({ type: 'paragraph', text: [{ text: 'a', underline: true }] }),
      { fault: 'run' },
    ],
    ['half a character', at({ type: 'paragraph', text: [{ text: '\ud800' }] }), { fault: 'control' }],
    ['a NUL', at({ type: 'paragraph', text: [{ text: 'a\u0000' }] }), { fault: 'control' }],
    [
      'a third level of lists',
      at({
        type: 'list',
        ordered: false,
        items: [
          { text: [], list: { ordered: false, items: [{ text: [], list: { ordered: true, items: [] } }] } },
        ],
      }),
      { fault: 'nesting', path: 'blocks.1.items.0.list.items.0.list' },
    ],
    [
      'too many characters',
      p({ text: 'a'.repeat(RICH_TEXT_LIMITS.characters + 1) }),
      { fault: 'characters' },
    ],
    [
      'too many blocks',
      { blocks: Array.from({ length: RICH_TEXT_LIMITS.blocks + 1 }, () => p({ text: 'a' }).blocks[0]) },
      { fault: 'blocks' },
    ],
    [
      'too many pieces',
      p(...Array.from({ length: RICH_TEXT_LIMITS.pieces + 1 }, () => ({ text: '' }))),
      { fault: 'pieces' },
    ],
  ])('%s is refused, with its place', (_, value, problem) => {
    expect(parseText(value)).toMatchObject({ problem });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect('problem' in parseText(value) || 'text' in parseText({ blocks: value })).toBe(true);
      }),
    );
  });
});

describe('addresses of links', () => {
  it.each([
    ['https://harbour.test/jobs?a=1#b', true],
    ['HTTP://harbour.test', true],
    ['mailto:jobs@harbour.test', true],
    ['javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    [' https://harbour.test', false],
    ['https://', false],
    ['https:\\\\evil', false],
    ['mailto:', false],
    ['data:text/html,x', false],
    ['//harbour.test', false],
    ['https://a.test/"onmouseover="x', false],
    [`https://a.test/${'a'.repeat(2_000)}`, false],
  ])('%s: %s', (address, fits) => {
    expect(isLinkAddress(address)).toBe(fits);
  });
});

describe('a text without marks', () => {
  const text: RichText = {
    blocks: [
      { type: 'heading', level: 2, text: [{ text: 'You will' }] },
      { type: 'paragraph', text: [{ text: 'See ' }, { text: 'us', link: 'https://a.test' }, { text: '.' }] },
      {
        type: 'list',
        ordered: true,
        items: [
          { text: [{ text: 'plan' }], list: { ordered: false, items: [{ text: [{ text: 'berths' }] }] } },
          { text: [{ text: 'act', bold: true }] },
        ],
      },
    ],
  };
  it('is written as in a mail, and counted without what is drawn before items', () => {
    expect(plainText(text)).toBe('You will\n\nSee us.\n\n1. plan\n  - berths\n2. act');
    expect(charactersIn(text)).toBe('You willSee us.planberthsact'.length);
  });

  it('is read with its lists, and a second time in the same way', () => {
    expect(textFromPlain('You will\n- plan\n• act\n\nSee https://a.test\nsoon\r\n')).toEqual({
      blocks: [
        { type: 'paragraph', text: [{ text: 'You will' }] },
        { type: 'list', ordered: false, items: [{ text: [{ text: 'plan' }] }, { text: [{ text: 'act' }] }] },
        { type: 'paragraph', text: [{ text: 'See https://a.test\nsoon' }] },
      ],
    });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const read = textFromPlain(`${a}\n\n${b}`);
        expect(textFromPlain(plainText(read))).toEqual(read);
        expect(charactersIn(read)).toBeLessThanOrEqual(a.length + b.length);
      }),
    );
  });

  it('loses nothing of what was left as it is', () => {
    const edited = withPlainText(text, plainText(text).replace('See us.', 'Meet us.'));
    expect(edited.blocks).toEqual([
      text.blocks[0],
      { type: 'paragraph', text: [{ text: 'Meet us.' }] },
      text.blocks[2],
    ]);
    fc.assert(
      fc.property(drawn, (any) => {
        const one = normaliseText(any);
        expect(withPlainText(one, plainText(one))).toEqual(one);
      }),
    );
  });
});

describe('a text as HTML', () => {
  it('has headings that fit below what is above, lists, marks and links', () => {
    const text: RichText = {
      blocks: [
        { type: 'heading', level: 2, text: [{ text: 'A & B' }] },
        { type: 'heading', level: 3, text: [{ text: 'C' }] },
        {
          type: 'paragraph',
          text: [{ text: 'a\nb', bold: true, italic: true, link: 'https://a.test/?a=1&b=2' }],
        },
        {
          type: 'list',
          ordered: true,
          items: [{ text: [{ text: 'x' }], list: { ordered: false, items: [{ text: [{ text: 'y' }] }] } }],
        },
      ],
    };
    const body =
      '<p><a href="https://a.test/?a=1&amp;b=2" rel="nofollow noopener"><strong><em>a<br>b</em></strong></a></p><ol><li>x<ul><li>y</li></ul></li></ol>';
    expect(textAsHtml(text)).toBe(`<h2>A &amp; B</h2><h3>C</h3>${body}`);
    expect(textAsHtml(text, { top: 3 })).toBe(`<h3>A &amp; B</h3><h4>C</h4>${body}`);
  });

  it('lets no written sign be markup, and no stored address run', () => {
    expect(textAsHtml(p({ text: 'a', link: 'javascript:alert(1)' }))).toBe('<p>a</p>');
    fc.assert(
      fc.property(drawn, (text) => {
        const html = textAsHtml(text);
        const rest = html.replace(
          /<\/?(?:h2|h3|p|ul|ol|li|strong|em|br)>|<a href="[^"<>]*" rel="nofollow noopener">|<\/a>/g,
          '',
        );
        expect(rest).not.toMatch(/[<>"]/);
      }),
    );
  });
});
