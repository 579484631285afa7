import { differencesOf } from '@tryout/domain/records/differences';
import { expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { messages } from './score-templates.messages.ts';
import type { TemplateDraft } from './template-draft.ts';
import { placeOf } from './template-place.ts';

const draft = (weight: number, boost: number, target: { min: number; max: number }): TemplateDraft => ({
  name: 'Quay staff',
  coverage: boost === 1 ? 60 : 75,
  categories: [
    {
      id: 'c',
      name: 'Focus',
      weight: 100,
      boost,
      traits: [
        {
          id: 't',
          name: 'Pace',
          weight: 100,
          subtraits: [{ id: 's', name: 'Speed', weight, rank: 1, target }],
        },
      ],
    },
  ],
});

it.each([
  [
    'en',
    [
      'Data needed for a score, % of the weight',
      'Focus › Boost',
      'Focus › Pace › Speed › Weight',
      'Focus › Pace › Speed › Target range',
    ],
  ],
  [
    'ar',
    [
      'البيانات اللازمة لاحتساب درجة، ٪ من الوزن',
      'Focus › التعزيز',
      'Focus › Pace › Speed › الوزن',
      'Focus › Pace › Speed › النطاق المستهدف',
    ],
  ],
] as const)('places of a template are words in %s', (language, places) => {
  const found = differencesOf(draft(100, 1, { min: 40, max: 60 }), draft(90, 1.1, { min: 40, max: 70 }));
  const names: Record<string, string> = { c: 'Focus', t: 'Pace', s: 'Speed' };
  const t = textOf(messages, language);
  expect(found.map(({ path }) => placeOf(path, (id) => names[id] ?? id, t)).toSorted()).toEqual(
    [...places].toSorted(),
  );
});

it.each([
  ['en', ['Draft', 'Published', 'Closed']],
  ['ar', ['مسودة', 'منشور', 'مغلق']],
] as const)('statuses are said by their own words in %s', (language, words) => {
  const t = textOf(messages, language);
  expect((['draft', 'published', 'closed'] as const).map((status) => t(`templates.${status}`))).toEqual(
    words,
  );
});
