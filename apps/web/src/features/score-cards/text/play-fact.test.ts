import { describe, expect, it } from 'vitest';
import { factKind, sourcesOf } from './play-fact.ts';

describe('facts of a play', () => {
  it('are shares, lengths of time or plain numbers', () => {
    expect(['missed_share', 'near_chance', 'away_s', 'left_page', 'longest_run'].map(factKind)).toEqual([
      'share',
      'share',
      'length',
      'plain',
      'plain',
    ]);
  });

  it('name each source of usual values once', () => {
    const facts = [
      { code: 'left_page', base_rate_source: 'A' },
      { code: 'missed_share', base_rate_source: 'B' },
      { code: 'longest_run', base_rate_source: 'B' },
      { code: 'missed_share', base_rate_source: 'B' },
      { code: 'pauses', base_rate_source: null },
    ];
    expect(sourcesOf(facts)).toEqual([
      { source: 'A', codes: ['left_page'] },
      { source: 'B', codes: ['missed_share', 'longest_run'] },
    ]);
  });
});
