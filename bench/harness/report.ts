/** One measured figure beside its limit. */
export interface Figure {
  readonly what: string;
  readonly figure: number;
  readonly unit: string;
  /** What the figure must be at least, or at most; null: told, not limited. */
  readonly limit: { readonly least: number } | { readonly most: number } | null;
  /** What it is made of, such as the two rates of a ratio. */
  readonly from: string;
}

const figures: Figure[] = [];

/** Notes a figure and prints it as a row of a table. */
export function report(figure: Figure): void {
  if (figures.length === 0) {
    process.stdout.write('| what | figure | limit | | from |\n|---|---|---|---|---|\n');
  }
  figures.push(figure);
  const { what, unit, limit, from } = figure;
  const limitText = limit === null ? '' : 'least' in limit ? `≥ ${limit.least}` : `≤ ${limit.most}`;
  const verdict = limit === null ? '' : isMet(figure) ? 'met' : 'MISSED';
  process.stdout.write(
    `| ${what} | ${shown(figure.figure)} ${unit} | ${limitText} | ${verdict} | ${from} |\n`,
  );
}

/** Ends the run: the exit code says whether every limit was met. */
export function conclude(): void {
  if (!figures.every(isMet)) process.exitCode = 1;
}

function isMet({ figure, limit }: Figure): boolean {
  if (limit === null) return true;
  return 'least' in limit ? figure >= limit.least : figure <= limit.most;
}

/** A number as people read it: three digits that count. */
export function shown(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}

/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
