const PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const MOST_LETTERS = 100;

/** What an address says of where somebody came from: `utm_source` and its like; empty where it says nothing. */
export function utmOf(search: string): Readonly<Record<(typeof PARTS)[number], string>> {
  const given = new URLSearchParams(search);
  const value = (part: string) =>
    (given.get(`utm_${part}`) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MOST_LETTERS);
  return Object.fromEntries(PARTS.map((part) => [part, value(part)])) as Record<
    (typeof PARTS)[number],
    string
  >;
}
