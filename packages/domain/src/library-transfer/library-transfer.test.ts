import { describe, expect, it } from 'vitest';
import {
  isDoable,
  leftOutOf,
  leftOutRows,
  planTransfer,
  type TransferReason,
  type TransferRecord,
} from './library-transfer.ts';

const record = (change: Partial<TransferRecord> = {}): TransferRecord => ({
  kind: 'formula',
  id: 'a',
  name: 'Speed',
  version: '1',
  status: 'published',
  content: { source: 'x' },
  changes: 'as_draft',
  places: [],
  needs: [],
  ...change,
});
const outcomeOf = (
  stored: TransferRecord[],
  given: TransferRecord[],
  found?: Map<string, TransferReason[]>,
) =>
  planTransfer(stored, given, found).map(({ outcome, reasons, differs }) => [
    outcome,
    reasons.map(({ code, name }) => `${code} ${name}`.trim()),
    differs,
  ]);

describe('what a record of a file does', () => {
  it('is new, the same, or changed', () => {
    expect(outcomeOf([], [record()])).toEqual([['new', [], []]]);
    expect(outcomeOf([record()], [record({ content: { source: 'x' } })])).toEqual([['same', [], []]]);
    const draft = record({ status: 'draft' });
    expect(outcomeOf([draft], [record({ content: { source: 'y' } })])).toEqual([
      ['changed', [], ['source', 'status']],
    ]);
  });

  it('never changes what was in force, but may take it out of force and back', () => {
    expect(outcomeOf([record()], [record({ content: { source: 'y' } })])).toEqual([
      ['conflict', ['never_changes'], ['source']],
    ]);
    expect(outcomeOf([record()], [record({ status: 'closed' })])).toEqual([['changed', [], ['status']]]);
    expect(outcomeOf([record({ status: 'closed' })], [record()])).toEqual([['changed', [], ['status']]]);
    expect(outcomeOf([record()], [record({ status: 'draft' })])).toEqual([
      ['conflict', ['in_force_here'], ['status']],
    ]);
    const norm = { kind: 'norm' as const, status: '', changes: 'never' as const };
    expect(outcomeOf([record(norm)], [record({ ...norm, content: {} })])).toEqual([
      ['conflict', ['never_changes'], ['source']],
    ]);
  });

  it('changes an entry of the trait library freely', () => {
    const entry = { kind: 'trait' as const, version: '', status: '', changes: 'freely' as const };
    expect(outcomeOf([record(entry)], [record({ ...entry, content: { name: 'Pace' } })])).toEqual([
      ['changed', [], ['source', 'name']],
    ]);
  });

  it('stands in conflict with what has its place, unless the file takes that out of it', () => {
    const there = record({ id: 'b', name: 'Older', places: ['in force'] });
    const given = record({ places: ['in force'] });
    expect(outcomeOf([there], [given])).toEqual([['conflict', ['place_taken Older (1)'], []]]);
    const closed = record({ id: 'b', name: 'Older', status: 'closed' });
    expect(outcomeOf([there], [given, closed])).toEqual([
      ['new', [], []],
      ['changed', [], ['status']],
    ]);
  });

  it('is refused for what it names and nobody has, for what is wrong with it, and twice in a file', () => {
    const needs = [{ kind: 'subtrait' as const, id: 's', name: 'subtrait s' }];
    expect(outcomeOf([], [record({ needs })])).toEqual([['refused', ['missing subtrait s'], []]]);
    expect(outcomeOf([record({ kind: 'subtrait', id: 's' })], [record({ needs })])).toEqual([
      ['new', [], []],
    ]);
    const found = new Map([['formula:a', [{ code: 'tests_fail' as const, name: '2' }]]]);
    expect(outcomeOf([], [record()], found)).toEqual([['refused', ['tests_fail 2'], []]]);
    expect(outcomeOf([], [record(), record()])[1]).toEqual(['refused', ['twice'], []]);
  });

  it('can be done when nothing stands against any of them', () => {
    const other = record({ id: 'b', status: 'draft' });
    expect(isDoable(planTransfer([record()], [record(), other]))).toBe(true);
    expect(isDoable(planTransfer([record()], [record({ content: {} }), other]))).toBe(false);
  });
});

describe('what stays in a file', () => {
  const need = (id: string) => ({ kind: 'formula' as const, id, name: id });
  const chain = [
    record({ id: 'a', name: 'A' }),
    record({ id: 'b', name: 'B', needs: [need('a')] }),
    record({ id: 'c', name: 'C', needs: [need('b')] }),
    record({ id: 'd', name: 'D' }),
  ];
  const left = (stored: TransferRecord[], chosen: string[]) =>
    [...leftOutOf(stored, chain.toReversed(), new Set(chosen.map((id) => `formula:${id}`)))].map(
      ([key, { code, name }]) => `${key} ${code} ${name}`.trim(),
    );

  it('is what is chosen with everything that needs it, however far', () => {
    expect(left([], [])).toEqual([]);
    expect(left([], ['d'])).toEqual(['formula:d chosen']);
    expect(left([], ['a']).toSorted()).toEqual([
      'formula:a chosen',
      'formula:b needs_left_out A',
      'formula:c needs_left_out B',
    ]);
    expect(left([], ['nothing'])).toEqual([]);
  });

  it('is the chosen one alone where another one is here already', () => {
    expect(left([record({ id: 'a', name: 'Older A' })], ['a'])).toEqual(['formula:a chosen']);
  });

  it('is told row by row, and stands in the way of nothing', () => {
    const rows = leftOutRows(chain, leftOutOf([], chain, new Set(['formula:b'])));
    expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['b', 'left_out'],
      ['c', 'left_out'],
    ]);
    expect(isDoable(rows)).toBe(true);
  });
});
