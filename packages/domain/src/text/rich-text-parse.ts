import {
  isLinkAddress,
  type ListItem,
  RICH_TEXT_LIMITS,
  type RichText,
  type TextBlock,
  type TextRun,
} from './rich-text.ts';
import { normaliseText } from './rich-text-normalise.ts';

/** What is wrong with what should be a text. */
export type TextFault =
  | 'document'
  | 'block'
  | 'level'
  | 'list'
  | 'nesting'
  | 'run'
  | 'link'
  | 'control'
  | 'characters'
  | 'blocks'
  | 'pieces';

/** The first fault of a text and where it is. */
export interface TextProblem {
  readonly fault: TextFault;
  /** Number of the block, from 1. Null: the text as a whole. */
  readonly block: number | null;
  /** Place within the text, such as `blocks.0.items.2.text.0.link`. Empty: the text as a whole. */
  readonly path: string;
}

type Keys = Readonly<Record<string, unknown>>;

class Wrong extends Error {
  readonly problem: TextProblem;
  constructor(fault: TextFault, path: string) {
    super(fault);
    const [, at] = /^blocks\.(\d+)/.exec(path) ?? [];
    this.problem = { fault, block: at === undefined ? null : Number(at) + 1, path };
  }
}

/**
 * Reads a text from data that may be anything, and normalises it. What is not in the model (unknown keys and blocks,
 * other headings, lists deeper than two levels, other addresses, control characters) and what is too much is refused,
 * never left out in silence. Answers the text, or the first problem.
 */
export function parseText(value: unknown): { readonly text: RichText } | { readonly problem: TextProblem } {
  const left = { characters: RICH_TEXT_LIMITS.characters, pieces: RICH_TEXT_LIMITS.pieces };

  const runs = (list: unknown, path: string): TextRun[] =>
    array(list, 'run', path).map((each, at) => {
      const place = `${path}.${at}`;
      const run = keys(each, ['text', 'bold', 'italic', 'link'], 'run', place);
      spend(place);
      const { text, link } = run;
      if (typeof text !== 'string') throw new Wrong('run', `${place}.text`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused, and halves of characters
      if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u.test(text))
        throw new Wrong('control', `${place}.text`);
      left.characters -= text.length;
      if (left.characters < 0) throw new Wrong('characters', '');
      if (link !== undefined && (typeof link !== 'string' || !isLinkAddress(link)))
        throw new Wrong('link', `${place}.link`);
      return {
        text,
        ...(link === undefined ? {} : { link: link as string }),
        ...(isMarked(run.bold, `${place}.bold`) ? { bold: true as const } : {}),
        ...(isMarked(run.italic, `${place}.italic`) ? { italic: true as const } : {}),
      };
    });

  const spend = (path: string) => {
    left.pieces -= 1;
    if (left.pieces < 0) throw new Wrong('pieces', path);
  };

  const item = (value: unknown, path: string): ListItem => {
    spend(path);
    const { text, list } = keys(value, ['text', 'list'], 'list', path);
    if (list === undefined) return { text: runs(text, `${path}.text`) };
    const below = keys(list, ['ordered', 'items'], 'list', `${path}.list`);
    return {
      text: runs(text, `${path}.text`),
      list: {
        ordered: isOrdered(below, `${path}.list`),
        items: array(below.items, 'list', `${path}.list.items`).map((each, at) => {
          const place = `${path}.list.items.${at}`;
          if (isKeys(each) && each.list !== undefined) throw new Wrong('nesting', `${place}.list`);
          spend(place);
          return { text: runs(keys(each, ['text', 'list'], 'list', place).text, `${place}.text`) };
        }),
      },
    };
  };

  const block = (value: unknown, path: string): TextBlock => {
    if (!isKeys(value)) throw new Wrong('block', path);
    switch (value.type) {
      case 'heading': {
        const { level, text } = keys(value, ['type', 'level', 'text'], 'block', path);
        if (level !== 2 && level !== 3) throw new Wrong('level', `${path}.level`);
        return { type: 'heading', level, text: runs(text, `${path}.text`) };
      }
      case 'paragraph': {
        const { text } = keys(value, ['type', 'text'], 'block', path);
        return { type: 'paragraph', text: runs(text, `${path}.text`) };
      }
      case 'list': {
        const list = keys(value, ['type', 'ordered', 'items'], 'block', path);
        const items = array(list.items, 'list', `${path}.items`);
        return {
          type: 'list',
          ordered: isOrdered(list, path),
          items: items.map((each, at) => item(each, `${path}.items.${at}`)),
        };
      }
      default:
        throw new Wrong('block', `${path}.type`);
    }
  };

  try {
    const blocks = array(keys(value, ['blocks'], 'document', '').blocks, 'document', '');
    if (blocks.length > RICH_TEXT_LIMITS.blocks) throw new Wrong('blocks', '');
    return { text: normaliseText({ blocks: blocks.map((each, at) => block(each, `blocks.${at}`)) }) };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem };
    throw error;
  }
}

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with no other keys than these. */
function keys(value: unknown, known: readonly string[], fault: TextFault, path: string): Keys {
  if (!isKeys(value)) throw new Wrong(fault, path);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Wrong(fault, path === '' ? unknown : `${path}.${unknown}`);
  return value;
}

function array(value: unknown, fault: TextFault, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(fault, path);
  return value;
}

function isOrdered(list: Keys, path: string): boolean {
  if (typeof list.ordered !== 'boolean') throw new Wrong('list', `${path}.ordered`);
  return list.ordered;
}

function isMarked(value: unknown, path: string): boolean {
  if (value !== undefined && value !== true) throw new Wrong('run', path);
  return value === true;
}
