interface Person {
  readonly user_id: string;
  readonly name: string;
}

const BEGUN = /(?:^|\s)@([\p{L}\p{N}.'-]*(?: [\p{L}\p{N}.'-]*)?)$/u;

/** What is typed after an `@` just before the caret; null where no mention is being written. */
export function mentionAt(text: string, caret: number): string | null {
  return BEGUN.exec(text.slice(0, caret))?.[1] ?? null;
}

/** The text with the mention before the caret written out, and where the caret goes. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = mentionAt(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret), caret: before.length };
}

/** The people whose `@name` stands in the text; a longer name wins over one it begins with. */
export function mentionedIn<T extends Person>(text: string, people: readonly T[]): T[] {
  let rest = text;
  const found: T[] = [];
  for (const person of [...people].sort((a, b) => b.name.length - a.name.length)) {
    const mention = `@${person.name}`;
    if (!rest.includes(mention)) continue;
    found.push(person);
    rest = rest.replaceAll(mention, ' ');
  }
  return found;
}
