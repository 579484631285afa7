import type { ImpactReport } from '@tryout/contract/impact-reports/impact-reports';
import { impactSteps } from '@tryout/domain/adverse-impact/impact-steps';
import type { ImpactTables } from './impact-reports.queries.ts';

/** What tables tell, with every selection computed. */
export function sectionsOf(tables: ImpactTables): ImpactReport['sections'] {
  return (['sex', 'ethnicity', 'pairs'] as const).map((about) => {
    const counts = tables[about];
    const sum = (row: readonly number[]) => row.reduce((all, count) => all + count, 0);
    return {
      about,
      groups:
        counts === null
          ? null
          : counts.categories.map((key, i) => ({ key, people: sum(counts.cells[i] ?? []) })),
      unknown: counts === null ? 0 : sum(counts.unknown),
      steps: (counts === null ? [] : impactSteps(counts)).map(({ from, to, table }) => ({
        from,
        to,
        table: { ...table, rows: [...table.rows] },
      })),
    };
  });
}
