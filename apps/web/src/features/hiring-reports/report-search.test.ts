import { describe, expect, it } from 'vitest';
import { queryText, reportQueryOf } from './report-search.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

describe('the address of a report', () => {
  it('is read as it was written, one value or several', () => {
    const query = reportQueryOf({
      report: 'quality',
      period: 'week',
      position_id: ID,
      source: ['invite', `link.${ID}`],
      by: 'position',
    });
    expect(queryText(query)).toBe(
      `report=quality&period=week&position_id=${ID}&source=invite&source=link.${ID}&by=position`,
    );
  });

  it('says nothing by what is not understood', () => {
    expect(
      queryText(
        reportQueryOf({
          report: 'x',
          period: 3,
          from: '2026-13-40',
          position_id: 'no',
          source: [7],
          by: null,
        }),
      ),
    ).toBe('report=funnel');
  });
});
