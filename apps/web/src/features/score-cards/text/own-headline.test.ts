import { describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/i18n/use-text.ts';
import { messages } from '../own.messages.ts';
import type { OwnTrait } from '../score-cards.api.ts';
import { ownAreas, ownHeadline, ownReason } from './own-headline.ts';

const t = textOf(messages, 'en');
const list = (values: readonly string[]) => new Intl.ListFormat('en').format(values);
const trait = (name: string, score: number | null) => ({
  trait_id: name,
  trait: name,
  score,
  scale: null,
  share: null,
  definition: '',
  low_label: '',
  high_label: '',
  reason: score === null ? 'no_data' : null,
  uncertainty: null,
  subtraits: [] as OwnTrait['subtraits'],
});
const card = (job_fit_score: number | null, scores: Record<string, number | null>) => ({
  job_fit_score,
  scale: null,
  categories: [
    {
      category: 'C',
      score: null,
      scale: null,
      share: null,
      counted: null,
      traits: Object.entries(scores).map(([name, score]) => trait(name, score)),
    },
  ],
});

describe('ownAreas', () => {
  it('puts first all that is above the middle, the farthest above first, and keeps apart what has no number', () => {
    const scores = { A: 20, B: 80, C: null, D: 60, E: 70, F: 50, G: 40, H: 52, I: 56 };
    const areas = ownAreas(card(50, scores));
    expect(areas.most.map((each) => each.trait)).toEqual(['B', 'E', 'D', 'I', 'H']);
    expect(areas.others.map((each) => each.trait)).toEqual(['F', 'G', 'A']);
    expect(areas.missing.map((each) => each.trait)).toEqual(['C']);
    const middle = ownAreas(card(48, { A: 47, B: 49, C: 30 }));
    expect(middle.most.map((each) => each.trait)).toEqual(['B', 'A']);
    const low = ownAreas(card(20, { A: 20, B: 40 }));
    expect([low.most, low.others.map((each) => each.trait)]).toEqual([[], ['B', 'A']]);
  });
});

describe('ownHeadline', () => {
  it('names what showed most', () => {
    expect(ownHeadline(card(71, { A: 95, B: 71, C: 60, D: 50 }), t, list)).toBe(
      'You showed most of what this job asks for. Your strongest areas: A and B.',
    );
  });

  it('does not praise what is low, and blames nobody', () => {
    const text = ownHeadline(card(20, { A: 30, B: 10 }), t, list);
    expect(text).toBe(
      'Little of what this job asks for came through this time. This was one play on one day.',
    );
  });

  it('says when there is no number', () => {
    expect(ownHeadline(card(null, { A: null }), t, list)).toContain('didn’t give enough');
  });

  it('never compares with other applicants', () => {
    for (const [key, message] of Object.entries(messages.en)) {
      const text = JSON.stringify(message);
      if (!key.startsWith('own.list.empty'))
        expect(text, key).not.toMatch(/\brank|percentile|than others|other applicants/i);
    }
  });
});

describe('ownReason', () => {
  it('tells the person themselves that more time was the reason', () => {
    const whole = {
      ...trait('Pace', null),
      subtraits: [
        {
          subtrait: 'S',
          definition: '',
          low_label: '',
          high_label: '',
          score: null,
          mean: null,
          target: null,
          scale: null,
          share: null,
          uncertainty: null,
          reason: 'accommodated',
          sources: [],
        },
      ],
    };
    expect(ownReason(whole, t)).toBe('Speed wasn’t measured because you asked for more time.');
    expect(ownReason({ ...whole, subtraits: [] }, t)).toBe('Nothing was measured for this.');
    expect(ownReason({ ...whole, subtraits: [], reason: 'unheard_of' }, t)).toBe(
      'It couldn’t be measured in this play.',
    );
  });
});
