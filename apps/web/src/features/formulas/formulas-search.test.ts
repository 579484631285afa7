import { describe, expect, it } from 'vitest';
import { readConditionsSearch, readFormulasSearch } from './formulas-search.ts';

describe('what of the lists stands in the address', () => {
  it('keeps what makes sense', () => {
    const search = {
      page: '3',
      recordsPerPage: '50',
      q: 'speed',
      status: 'draft',
      task_key: 'signal-tower',
      subtrait_id: '01890a5d-ac96-774b-bcce-b302099a8057',
      problem: 'missing_data_points',
    };
    expect(readFormulasSearch(search)).toEqual({ ...search, page: 3, recordsPerPage: 50 });
  });

  it('leaves out the first page and what the server would refuse', () => {
    expect(
      readFormulasSearch({
        page: 1,
        recordsPerPage: 7,
        q: '  ',
        status: 'gone',
        subtrait_id: '4',
        problem: 'x',
      }),
    ).toEqual({});
    expect(readConditionsSearch({ page: 'two', status: 'all', task_key: 'x' })).toEqual({ status: 'all' });
  });
});
