/** A stretch of a source text, by its offsets, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source with all edits made; they must not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    if (start < at) throw new Error(`Two edits overlap at ${start}`);
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}
