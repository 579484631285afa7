import { isLinkAddress, type ListItem, type RichText, type TextBlock, type TextRun } from './rich-text.ts';
import { normaliseText } from './rich-text-normalise.ts';

/** What became of pasted HTML. */
export interface PastedText {
  readonly text: RichText;
  /** Pictures that were in it and are not in the text. */
  readonly images: number;
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** What these hold is nothing that was written. */
const HIDDEN = new Set([
  ...['head', 'title', 'style', 'script', 'xml', 'svg', 'math', 'object', 'iframe', 'noscript', 'template'],
  ...['textarea', 'select', 'button', 'audio', 'video', 'canvas', 'map'],
]);
/** These hold text, not tags, up to their own end. */
const RAW = new Set(['style', 'script', 'title', 'textarea', 'iframe', 'noscript']);
const BLOCK = new Set([
  ...[
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'section',
    'article',
  ],
  ...[
    'header',
    'footer',
    'main',
    'aside',
    'nav',
    'address',
    'figure',
    'figcaption',
    'table',
    'tr',
    'td',
    'th',
  ],
  ...['dl', 'dt', 'dd', 'fieldset', 'form', 'body', 'html', 'details', 'summary', 'caption', 'center'],
]);
const ENTITIES: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', bull: '•' },
  ...{
    middot: '·',
    euro: '€',
    copy: '©',
    reg: '®',
    trade: '™',
    laquo: '«',
    raquo: '»',
    deg: '°',
    times: '×',
  },
  ...{ eacute: 'é', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are left out, and halves of characters
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/gu;
const TAG = /<(?:!--[\s\S]*?(?:-->|$)|[!?][^>]*>|(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/giy;

/** What an element says of the text in it. */
interface Open {
  readonly tag: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | undefined;
  readonly hidden: boolean;
  /** Within the mark that a word processor draws before an item of a list. */
  readonly isMarker: boolean;
}

/** One line of what was pasted, before lists are put together. */
interface Line {
  kind: 'paragraph' | 'heading' | 'item';
  /** Of a heading 2 or 3; of an item how deep it is, from 1. */
  level: number;
  ordered: boolean;
  runs: TextRun[];
}

/**
 * Reads HTML as word processors, mail programs and browsers put it on the clipboard. Kept are headings (the first two
 * levels as 2, all deeper ones as 3), paragraphs, lists (deeper levels as the second), bold, italic and links that may
 * be followed; fonts, colours, comments, tables' frames and everything hidden are dropped, and pictures are counted. It
 * reads strings only, so nothing of what is pasted is ever loaded or run. Takes any text.
 */
export function textFromHtml(html: string): PastedText {
  const source = html.replace(UNSTORABLE, '');
  const stack: Open[] = [
    { tag: '', bold: false, italic: false, link: undefined, hidden: false, isMarker: false },
  ];
  const lines: Line[] = [];
  let line: Line = { kind: 'paragraph', level: 0, ordered: false, runs: [] };
  let marker = '';
  let images = 0;
  /** Depth of the item whose first line was written; its further paragraphs belong to it. */
  let writtenItem = 0;

  const top = () => stack.at(-1) as Open;
  const lists = () => stack.filter(({ tag }) => tag === 'ul' || tag === 'ol');
  const next = (): Line => {
    const itemAt = stack.findLastIndex(({ tag }) => tag === 'li' || tag === 'ul' || tag === 'ol');
    if (itemAt > 0 && stack[itemAt]?.tag === 'li')
      return {
        kind: 'item',
        level: Math.max(1, lists().length),
        ordered: lists().at(-1)?.tag === 'ol',
        runs: [],
      };
    return { kind: 'paragraph', level: 0, ordered: false, runs: [] };
  };
  const end = () => {
    if (marker !== '' && line.kind === 'item') line.ordered = /^\s*[\dA-Za-z]+[.)]/.test(marker);
    if (line.runs.some((run) => run.text.trim() !== '')) {
      const before = lines.at(-1);
      if (line.kind === 'item' && writtenItem === line.level && before?.kind === 'item' && marker === '')
        before.runs.push({ text: '\n' }, ...line.runs);
      else lines.push(line);
      if (line.kind === 'item') writtenItem = line.level;
    }
    marker = '';
    line = next();
  };
  const write = (text: string) => {
    const { hidden, isMarker, bold, italic, link } = top();
    if (hidden) return;
    if (isMarker) {
      marker += text;
      return;
    }
    const words = isIn('pre') ? text : text.replace(/[\s\u00a0]+/g, ' ');
    const last = line.runs.at(-1);
    const joined = !last || /\s$/.test(last.text) ? words.replace(/^ +/, '') : words;
    if (joined === '') return;
    line.runs.push({
      text: joined,
      ...(bold && line.kind !== 'heading' ? { bold: true as const } : {}),
      ...(italic ? { italic: true as const } : {}),
      ...(link === undefined ? {} : { link }),
    });
  };
  const isIn = (tag: string) => stack.some((open) => open.tag === tag);

  const open = (tag: string, attributes: string) => {
    const style = attribute(attributes, 'style').toLowerCase();
    const parent = top();
    if (tag === 'br') {
      if (!parent.hidden && line.runs.length > 0) line.runs.push({ text: '\n' });
      return;
    }
    if (tag === 'img' && !parent.hidden) images += 1;
    if (VOID.has(tag)) return;
    // Browsers close an open paragraph or item where the next one begins.
    if (tag === 'p' && parent.tag === 'p') close('p');
    if (
      tag === 'li' &&
      stack.findLast((each) => each.tag === 'li' || each.tag === 'ul' || each.tag === 'ol')?.tag === 'li'
    )
      close('li');
    if (BLOCK.has(tag)) end();
    const weight = /(?<![\w-])font-weight\s*:\s*([a-z0-9]+)/.exec(style)?.[1];
    const slope = /(?<![\w-])font-style\s*:\s*([a-z]+)/.exec(style)?.[1];
    const address = tag === 'a' ? decoded(attribute(attributes, 'href')).trim() : '';
    stack.push({
      tag,
      bold: weight
        ? weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
        : parent.bold || isBold(tag),
      italic: slope
        ? slope === 'italic' || slope === 'oblique'
        : parent.italic || tag === 'i' || tag === 'em',
      link: tag === 'a' ? (isLinkAddress(address) ? address : undefined) : parent.link,
      hidden: parent.hidden || HIDDEN.has(tag) || /display\s*:\s*none|mso-hide\s*:\s*all/.test(style),
      isMarker: parent.isMarker || /mso-list\s*:\s*ignore/.test(style),
    });
    if (!BLOCK.has(tag)) return;
    if (tag === 'li') writtenItem = 0;
    line = next();
    const level = /^h([1-6])$/.exec(tag)?.[1];
    const kind = attribute(attributes, 'class');
    const listed = /mso-list\s*:\s*l\d+\s+level(\d)/.exec(style)?.[1];
    if (line.kind === 'item') return;
    if (listed) line = { kind: 'item', level: Number(listed), ordered: false, runs: [] };
    else if (level) line = { ...line, kind: 'heading', level: Number(level) <= 2 ? 2 : 3 };
    else if (/\bMsoTitle\b/.test(kind)) line = { ...line, kind: 'heading', level: 2 };
    if (listed) writtenItem = 0;
  };
  const close = (tag: string) => {
    const at = stack.findLastIndex((each) => each.tag === tag);
    if (at <= 0) return;
    if (stack.slice(at).some((each) => BLOCK.has(each.tag))) end();
    stack.length = at;
    if (BLOCK.has(tag)) {
      if (tag === 'li') writtenItem = 0;
      line = next();
    }
  };

  let at = 0;
  while (at < source.length) {
    if (source[at] !== '<') {
      const to = source.indexOf('<', at);
      write(decoded(source.slice(at, to === -1 ? source.length : to)));
      at = to === -1 ? source.length : to;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(source);
    if (!found) {
      write('<');
      at += 1;
      continue;
    }
    at = TAG.lastIndex;
    const [, slash, name = '', attributes = ''] = found;
    const tag = name.toLowerCase();
    if (tag === '') continue;
    if (slash) close(tag);
    else {
      open(tag, attributes);
      if (RAW.has(tag)) {
        const rest = new RegExp(`</${tag}`, 'gi');
        rest.lastIndex = at;
        at = rest.exec(source)?.index ?? source.length;
      }
    }
  }
  end();
  return { text: normaliseText({ blocks: blocksOf(lines) }), images };
}

const isBold = (tag: string): boolean => tag === 'b' || tag === 'strong';

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code < 0x11_00_00 && !(code >= 0xd8_00 && code < 0xe0_00) && code !== 127
      ? String.fromCodePoint(code)
      : ' ';
  });
}

/** Puts items that follow each other into lists of at most two levels. */
function blocksOf(lines: readonly Line[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let items: ListItem[] = [];
  let ordered = false;
  const end = () => {
    if (items.length > 0) blocks.push({ type: 'list', ordered, items });
    items = [];
  };
  for (const line of lines) {
    if (line.kind !== 'item') {
      end();
      blocks.push(
        line.kind === 'heading'
          ? { type: 'heading', level: line.level === 2 ? 2 : 3, text: line.runs }
          : { type: 'paragraph', text: line.runs },
      );
      continue;
    }
    const above = items.at(-1);
    if (line.level > 1 && above) {
      const list = above.list ?? { ordered: line.ordered, items: [] };
      items[items.length - 1] = { ...above, list: { ...list, items: [...list.items, { text: line.runs }] } };
      continue;
    }
    if (line.ordered !== ordered) end();
    ordered = line.ordered;
    items.push({ text: line.runs });
  }
  end();
  return blocks;
}
