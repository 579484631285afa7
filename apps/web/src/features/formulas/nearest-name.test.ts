import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const known = ['accuracy', 'acc_all', 'mean_rt', 'rt', 'الدقة'];

describe('the name that was meant', () => {
  it.each([
    ['acuracy', 'accuracy'],
    ['Accuracy', 'accuracy'],
    ['accurcay', 'accuracy'],
    ['acc_al', 'acc_all'],
    ['mean_tr', 'mean_rt'],
    ['الدقه', 'الدقة'],
  ])('%s is %s', (written, meant) => {
    expect(nearestName(written, known)).toBe(meant);
  });

  it.each(['speed', 'tt', '', 'x'.repeat(500)])('nothing is near %s', (written) => {
    expect(nearestName(written, known)).toBeNull();
  });
});
