import { SaxesParser } from 'saxes';

/** An element of WebDAV's XML, by its local name; names of DAV and CalDAV do not collide. */
export interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
  /** `name` of `<comp name="VEVENT"/>`; empty where there is none. */
  readonly attribute: string;
}

/** Answers are flat; deeper ones are no WebDAV. */
const MOST_DEPTH = 24;
const MOST_ELEMENTS = 400_000;

/** The root of an XML text. Entities that a text declares itself are not known. @throws Error where it is no XML */
export function readXml(text: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  const root: Element = { name: '', children: [], text: '', attribute: '' };
  const open: Element[] = [root];
  let count = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (open.length > MOST_DEPTH || ++count > MOST_ELEMENTS) throw new Error('too many elements');
    const attribute = Object.values(tag.attributes).find((each) => each.local === 'name')?.value ?? '';
    const made: Element = { name: tag.local, children: [], text: '', attribute };
    open.at(-1)?.children.push(made);
    open.push(made);
  });
  const add = (words: string) => {
    const last = open.at(-1);
    if (last) last.text += words;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [first] = root.children;
  if (!first) throw new Error('no element');
  return first;
}

/** The first element at a path of names below another one. */
export function at(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (here, name) => here?.children.find((each) => each.name === name),
    element,
  );
}

/** What a multistatus answer says of one address: the properties that were found. */
export interface Found {
  readonly href: string;
  readonly props: Element;
}

/** The addresses of a multistatus answer (RFC 4918 §13) with the properties that have a value. */
export function readMultistatus(text: string): Found[] {
  const root = readXml(text);
  if (root.name !== 'multistatus') throw new Error('no multistatus');
  return root.children
    .filter((each) => each.name === 'response')
    .map((response) => {
      const props: Element = { name: 'prop', children: [], text: '', attribute: '' };
      for (const part of response.children.filter((each) => each.name === 'propstat'))
        if (/\s2\d\d\s?/.test(at(part, 'status')?.text ?? ' 200 '))
          props.children.push(...(at(part, 'prop')?.children ?? []));
      return { href: at(response, 'href')?.text.trim() ?? '', props };
    });
}

/** The calendars within the answer to a query (RFC 4791 §7.8). */
export function calendarsIn(text: string): string[] {
  return readMultistatus(text)
    .map(({ props }) => at(props, 'calendar-data')?.text ?? '')
    .filter((each) => each.trim() !== '');
}
