/** An expert as written in a line of its own. */
export interface ExpertLine {
  /** Counts from 1. */
  readonly line: number;
  readonly name: string;
  /** Empty: none was written. */
  readonly email: string;
}

/** Reads experts, one a line: an address, a name, or both, parted by a comma or semicolon. */
export function readExpertLines(text: string): readonly ExpertLine[] {
  return text.split('\n').flatMap((written, i): ExpertLine[] => {
    const parts = written
      .split(/[,;،؛\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length === 0) return [];
    const email = parts.find((part) => part.includes('@')) ?? '';
    const name = parts.filter((part) => part !== email).join(', ');
    return [{ line: i + 1, name, email }];
  });
}
