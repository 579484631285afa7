/** A paragraph of two versions of a text. */
export interface ChangedParagraph {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Paragraphs of a text: what blank lines part. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** What became of each paragraph between two versions of a text, in the order in which they are read. */
export function textChanges(before: string, after: string): readonly ChangedParagraph[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  // longest[i][j]: how many paragraphs old from i on and now from j on have in common.
  const longest = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: ChangedParagraph[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      changes.push({ kind: 'same', text: was });
      i += 1;
      j += 1;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: was });
      i += 1;
    } else if (is !== undefined) {
      changes.push({ kind: 'added', text: is });
      j += 1;
    }
  }
  return changes;
}
