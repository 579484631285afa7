import { describe, expect, it } from 'vitest';
import { readExpertLines } from './expert-lines.ts';

describe('lines of experts', () => {
  it('take an address, a name, or both in either order, and pass over empty lines', () => {
    expect(
      readExpertLines(' amal@harbour.test , Amal Haddad\n\nOmar Said\nLena Ek; lena@harbour.test\n'),
    ).toEqual([
      { line: 1, name: 'Amal Haddad', email: 'amal@harbour.test' },
      { line: 3, name: 'Omar Said', email: '' },
      { line: 4, name: 'Lena Ek', email: 'lena@harbour.test' },
    ]);
  });

  it('keep a name with a comma, and take nothing for an address that has no @', () => {
    expect(readExpertLines('Haddad, Amal')).toEqual([{ line: 1, name: 'Haddad, Amal', email: '' }]);
    expect(readExpertLines('Haddad, Amal, amal@harbour.test')).toEqual([
      { line: 1, name: 'Haddad, Amal', email: 'amal@harbour.test' },
    ]);
  });
});
