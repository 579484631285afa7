type Attributes = { readonly [name: string]: string | boolean | number };

/** A new element; an attribute that is true is there, one that is false is not. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

/** A place of the page. */
export function place<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found as Kind;
}

/** A table in a frame of its own that scrolls sideways, reachable by keys. */
export function table(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const head = element('tr', {}, ...columns.map((column) => element('th', { scope: 'col' }, column)));
  const body = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell))));
  return element(
    'div',
    { class: 'scrolls', tabindex: 0, role: 'group', 'aria-label': label },
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...body)),
  );
}
