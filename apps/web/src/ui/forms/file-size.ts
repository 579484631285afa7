const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in bytes for people: "812 kB", "9.5 MB". 1 kB is 1,024 bytes, as in every limit, so that a limit reads as it is meant. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 1023.5 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const shown = unit > 1 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${shown} ${UNITS[unit]}`;
}

/** Whether a file's name ends in one of the accepted endings (`.pdf,.docx`); an empty list accepts all. */
export function hasAcceptedEnding(name: string, accept: string): boolean {
  const endings = accept.split(',').map((each) => each.trim().toLowerCase());
  const named = endings.filter((each) => each.startsWith('.'));
  return named.length === 0 || named.some((ending) => name.toLowerCase().endsWith(ending));
}
