import type { CompiledMessage, CompiledPart } from './message-format.ts';

const ANY_TAG = /^<(\/?)([a-z][\w-]*)>/;
const NAME = /^\s*([\w.]+)\s*/;

/** Reads an ICU message: arguments, number, date, time, plural, selectordinal, select, tags and quoting. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  read(): readonly CompiledPart[] {
    const nodes = this.#nodes(false, null);
    if (this.#at < this.#source.length) this.#fail('a closing part without its opening');
    return nodes;
  }

  #nodes(inPlural: boolean, tag: string | null): CompiledPart[] {
    const nodes: CompiledPart[] = [];
    let text = '';
    const flush = () => {
      if (text) nodes.push(text);
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
        nodes.push(0);
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

  #tag(found: RegExpExecArray, inPlural: boolean): CompiledPart {
    const name = found[2] as string;
    this.#at += found[0].length;
    const children = this.#nodes(inPlural, name);
    this.#take(`</${name}>`);
    return [name, '<', children];
  }

  #argument(inPlural: boolean): CompiledPart {
    this.#take('{');
    const name = this.#word();
    if (this.#tryTake('}')) return [name];
    this.#take(',');
    const type = this.#word();
    if (type === 'number' || type === 'date' || type === 'time') {
      this.#take('}');
      return [name, type];
    }
    if (type !== 'plural' && type !== 'select' && type !== 'selectordinal')
      this.#fail(`unknown kind ${type}`);
    this.#take(',');
    return this.#choice(name, type as 'plural' | 'select' | 'selectordinal', inPlural);
  }

  #choice(name: string, by: 'plural' | 'select' | 'selectordinal', inPlural: boolean): CompiledPart {
    let offset = 0;
    const options: Record<string, readonly CompiledPart[]> = {};
    for (;;) {
      this.#blank();
      if (this.#tryTake('}')) break;
      if (this.#tryTake('offset:')) {
        offset = Number(this.#word());
        continue;
      }
      const key = this.#tryTake('=') ? `=${this.#word()}` : this.#word();
      this.#take('{');
      options[key] = this.#nodes(by !== 'select' || inPlural, null);
      this.#take('}');
    }
    if (!Object.hasOwn(options, 'other')) this.#fail(`${name} has no "other"`);
    return [name, by, options, offset];
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

/**
 * Reads an ICU message: arguments, number, date, time, plural, selectordinal, select, tags and quoting. Throws a
 * SyntaxError that names the message for one that cannot be read.
 */
export function compileMessage(message: string): CompiledMessage {
  const parts = new Reader(message).read();
  if (parts.length === 0) return '';
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' ? only : parts;
}

const read = new Map<string, CompiledMessage>();

/** The compiled message of a text that comes at run time; each text is read once. */
export function readMessage(message: string): CompiledMessage {
  const known = read.get(message) ?? compileMessage(message);
  read.set(message, known);
  return known;
}

/** Names of what is put into a message, each once, in the order of the message; tags are among them. */
export function namesIn(message: CompiledMessage): readonly string[] {
  const found = new Set<string>();
  const look = (parts: readonly CompiledPart[]): void => {
    for (const part of parts) {
      if (typeof part === 'string' || part === 0) continue;
      found.add(part[0]);
      if (part.length === 3) look(part[2]);
      if (part.length === 4) for (const option of Object.values(part[2])) look(option);
    }
  };
  if (typeof message !== 'string') look(message);
  return [...found];
}
