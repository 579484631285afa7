import type { PolicyLine } from './archive-outcome.ts';
import type { PolicyTask } from './policy-scan.ts';

/** From here on a game keeps people on slow lines waiting: two minutes at 4 Mbit/s. */
const LARGE_BYTES = 60 * 1_048_576;

/** How much of what is in the package. */
export function sizesByType(files: PolicyTask['files']): PolicyLine[] {
  const bytes = new Map<string, number>();
  for (const { path, size } of files) {
    const ending = /\.([a-z0-9]+(?:\.(?:br|gz))?)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
    bytes.set(ending, (bytes.get(ending) ?? 0) + size);
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const largest = [...bytes].sort((a, b) => b[1] - a[1]);
  const shown = largest.slice(0, 5).map(([ending, size]) => `${ending} ${inMegabytes(size)}`);
  const lines: PolicyLine[] = [
    {
      level: 'info',
      code: 'sizes',
      message: `${files.length} files, ${inMegabytes(total)}: ${shown.join(', ')}.`,
      data: { files: files.length, bytes: total, ...Object.fromEntries(largest) },
    },
  ];
  if (total > LARGE_BYTES) {
    const message = `The game is ${inMegabytes(total)}. On a slow connection, it can take minutes to load.`;
    lines.push({ level: 'warn', code: 'large', message, data: { bytes: total } });
  }
  return lines;
}

function inMegabytes(bytes: number): string {
  return bytes < 52_429 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
