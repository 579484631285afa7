import type { PolicyLine } from './archive-outcome.ts';
import { judgeFile } from './policy-never-runs.ts';
import { judgePages } from './policy-pages.ts';
import type { PolicyTask } from './policy-scan.ts';
import { sizesByType } from './policy-sizes.ts';
import { scanText } from './policy-text.ts';

const SERIOUSNESS: readonly PolicyLine['level'][] = ['error', 'warn', 'info'];

/** What the policy scan says of stored files, most serious first. Reads what strangers made: not for the server itself. */
export async function policyLines({ files, manifest }: PolicyTask): Promise<readonly PolicyLine[]> {
  const lines = [...judgePages(files, manifest), ...sizesByType(files)];
  for (const file of files) lines.push(...(await judgeFile(file)));
  lines.push(...(await scanText(files, manifest?.profile ?? null)));
  return lines.sort((a, b) => SERIOUSNESS.indexOf(a.level) - SERIOUSNESS.indexOf(b.level));
}
