import { formatterOnce, numberText } from './intl-formatters.ts';

/** A value put into a message: text, a number, a date, or what a tag or a rich value stands for. */
export type MessageValue = unknown;
/** Turns what stands inside a tag, `<b>…</b>`, into an element. */
export type TagFunction<T> = (parts: readonly (string | T)[]) => T;

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly format: 'plain' | 'number' | 'date' | 'time' }
  | { readonly kind: 'hash' }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly by: 'plural' | 'selectordinal' | 'select';
      readonly offset: number;
      readonly options: ReadonlyMap<string, readonly Node[]>;
    }
  | { readonly kind: 'tag'; readonly name: string; readonly children: readonly Node[] };

const ANY_TAG = /^<(\/?)([a-z][\w-]*)>/;
const NAME = /^\s*([\w.]+)\s*/;

/** Reads an ICU message: arguments, number, date, time, plural, selectordinal, select, tags and quoting. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): readonly Node[] {
    const nodes = this.#nodes(false, null);
    if (this.#at < this.#source.length) this.#fail('a closing part without its opening');
    return nodes;
  }

  #nodes(inPlural: boolean, tag: string | null): Node[] {
    const nodes: Node[] = [];
    let text = '';
    const flush = () => {
      if (text) nodes.push({ kind: 'text', text });
      text = '';
    };
    while (this.#at < this.#source.length) {
      const char = this.#source[this.#at] as string;
      if (char === "'") text += this.#quoted(inPlural);
      else if (char === '}') break;
      else if (char === '{') {
        flush();
        nodes.push(this.#argument(inPlural));
      } else if (char === '#' && inPlural) {
        flush();
        nodes.push({ kind: 'hash' });
        this.#at += 1;
      } else {
        const found = char === '<' ? ANY_TAG.exec(this.#source.slice(this.#at)) : null;
        if (!found) {
          text += char;
          this.#at += 1;
          continue;
        }
        if (found[1]) {
          if (found[2] !== tag) this.#fail(`</${found[2]}> closes nothing`);
          break;
        }
        flush();
        nodes.push(this.#tag(found, inPlural));
      }
    }
    flush();
    return nodes;
  }

  #quoted(inPlural: boolean): string {
    const next = this.#source[this.#at + 1];
    if (next === "'") {
      this.#at += 2;
      return "'";
    }
    const quotes = next !== undefined && ('{}<>'.includes(next) || (next === '#' && inPlural));
    if (!quotes) {
      this.#at += 1;
      return "'";
    }
    const end = this.#source.indexOf("'", this.#at + 1);
    const stop = end < 0 ? this.#source.length : end;
    const inner = this.#source.slice(this.#at + 1, stop);
    this.#at = stop + 1;
    return inner;
  }

  #tag(found: RegExpExecArray, inPlural: boolean): Node {
    const name = found[2] as string;
    this.#at += found[0].length;
    const children = this.#nodes(inPlural, name);
    this.#take(`</${name}>`);
    return { kind: 'tag', name, children };
  }

  #argument(inPlural: boolean): Node {
    this.#take('{');
    const name = this.#word();
    if (this.#tryTake('}')) return { kind: 'value', name, format: 'plain' };
    this.#take(',');
    const type = this.#word();
    if (type === 'number' || type === 'date' || type === 'time') {
      this.#take('}');
      return { kind: 'value', name, format: type };
    }
    if (type !== 'plural' && type !== 'select' && type !== 'selectordinal')
      this.#fail(`unknown kind ${type}`);
    this.#take(',');
    return this.#choice(name, type as 'plural' | 'select' | 'selectordinal', inPlural);
  }

  #choice(name: string, by: 'plural' | 'select' | 'selectordinal', inPlural: boolean): Node {
    let offset = 0;
    const options = new Map<string, readonly Node[]>();
    for (;;) {
      this.#blank();
      if (this.#tryTake('}')) break;
      if (this.#tryTake('offset:')) {
        offset = Number(this.#word());
        continue;
      }
      const key = this.#tryTake('=') ? `=${this.#word()}` : this.#word();
      this.#take('{');
      options.set(key, this.#nodes(by !== 'select' || inPlural, null));
      this.#take('}');
    }
    if (!options.has('other')) this.#fail(`${name} has no "other"`);
    return { kind: 'choice', name, by, offset, options };
  }

  #blank(): void {
    while (/\s/.test(this.#source[this.#at] ?? '')) this.#at += 1;
  }

  #word(): string {
    const found = NAME.exec(this.#source.slice(this.#at));
    if (!found) return this.#fail('a name is missing');
    this.#at += found[0].length;
    return found[1] as string;
  }

  #tryTake(part: string): boolean {
    if (!this.#source.startsWith(part, this.#at)) return false;
    this.#at += part.length;
    return true;
  }

  #take(part: string): void {
    if (!this.#tryTake(part)) this.#fail(`"${part}" is missing`);
  }

  #fail(reason: string): never {
    throw new SyntaxError(`Message "${this.#source}": ${reason} at ${this.#at}`);
  }
}

const read = new Map<string, readonly Node[]>();

function nodesOf(message: string): readonly Node[] {
  let nodes = read.get(message);
  if (!nodes) {
    nodes = new Reader(message).read();
    read.set(message, nodes);
  }
  return nodes;
}

type Values<T> = Readonly<Record<string, MessageValue | TagFunction<T>>>;

/**
 * Fills an ICU message. Texts beside each other are joined, so a message without tags or elements is one string.
 * `locale` is BCP 47; a value that is null or missing is left out. Throws a SyntaxError for a message that cannot be read.
 */
export function formatMessage<T>(message: string, values: Values<T>, locale: string): (string | T)[] {
  return fill<T>(nodesOf(message), values, locale, null).reduce<(string | T)[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
    return parts;
  }, []);
}

function fill<T>(
  nodes: readonly Node[],
  values: Values<T>,
  locale: string,
  hash: number | null,
): (string | T)[] {
  return nodes.flatMap((node) => fillNode(node, values, locale, hash));
}

function fillNode<T>(node: Node, values: Values<T>, locale: string, hash: number | null): (string | T)[] {
  switch (node.kind) {
    case 'text':
      return [node.text];
    case 'hash':
      return [numberText(locale, hash ?? 0)];
    case 'value':
      return [shown<T>(values[node.name], node.format, locale)];
    case 'tag': {
      const render = values[node.name];
      const inner = joined<T>(fill<T>(node.children, values, locale, hash));
      return typeof render === 'function' ? [(render as TagFunction<T>)(inner)] : inner;
    }
    case 'choice': {
      const value = values[node.name];
      const { options } = node;
      const key = node.by === 'select' ? String(value) : pluralKey(node, Number(value), locale);
      const chosen = options.get(key) ?? options.get('other') ?? [];
      return fill<T>(chosen, values, locale, node.by === 'select' ? hash : Number(value) - node.offset);
    }
  }
}

/** Text alone becomes one string, so that a tag around words gets exactly one part. */
const joined = <T>(parts: (string | T)[]): (string | T)[] =>
  parts.every((part) => typeof part === 'string') ? [parts.join('')] : parts;

function pluralKey(
  node: { by: string; offset: number; options: ReadonlyMap<string, unknown> },
  value: number,
  locale: string,
): string {
  if (node.options.has(`=${value}`)) return `=${value}`;
  const type = node.by === 'selectordinal' ? 'ordinal' : 'cardinal';
  const rules = formatterOnce(`plural ${type} ${locale}`, () => new Intl.PluralRules(locale, { type }));
  return rules.select(value - node.offset);
}

function shown<T>(
  value: MessageValue,
  format: 'plain' | 'number' | 'date' | 'time',
  locale: string,
): string | T {
  if (format === 'number' && typeof value === 'number') return numberText(locale, value);
  if (value instanceof Date) {
    const style = format === 'time' ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const };
    return formatterOnce(`${format} ${locale}`, () => new Intl.DateTimeFormat(locale, style)).format(value);
  }
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? (value as T) : String(value);
}
