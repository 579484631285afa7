import { ref, text } from '@tryout/contract/fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invalidInput } from './invalid-input.ts';

const schema = z.strictObject({
  position_id: ref('position').nullable(),
  note: text(20, 1),
  consent: z.literal(true, { message: 'must be given' }),
  colour: z.enum(['red', 'green']),
  rows: z.array(z.strictObject({ id: ref('position') })),
  wish: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a') }),
    z.strictObject({ kind: z.literal('b') }),
  ]),
});
const GOOD = {
  position_id: null,
  note: 'x',
  consent: true,
  colour: 'red',
  rows: [],
  wish: { kind: 'a' },
};

function fieldOf(input: object) {
  const result = schema.safeParse(input);
  if (result.success) throw new Error('the input was taken');
  const { fields } = invalidInput(schema, input, result.error.issues, 'body').detail;
  return fields?.map(({ field, message }) => [field, message('en'), message('ar')]);
}

const without = (key: keyof typeof GOOD) => {
  const { [key]: _, ...rest } = GOOD;
  return rest;
};

describe('what is said of an input', () => {
  it.each([
    ['position_id', without('position_id'), 'is required', 'مطلوب'],
    ['note', without('note'), 'is required', 'مطلوب'],
    ['colour', without('colour'), 'is required', 'مطلوب'],
    ['wish', without('wish'), 'is required', 'مطلوب'],
    ['rows.0.id', { ...GOOD, rows: [{}] }, 'is required', 'مطلوب'],
    ['wish.kind', { ...GOOD, wish: {} }, 'is required', 'مطلوب'],
    ['consent', without('consent'), 'must be given', 'يجب الموافقة عليه'],
    ['position_id', { ...GOOD, position_id: 'no' }, 'must be an id', 'يجب أن يكون معرّفًا'],
    [
      'colour',
      { ...GOOD, colour: 'blue' },
      'must be one of red, green',
      'يجب أن يكون من القيم الآتية: red, green',
    ],
    ['wish.kind', { ...GOOD, wish: { kind: 'c' } }, 'is not known', 'غير معروف'],
  ])('%s of %j: %s', (field, input, english, arabic) => {
    expect(fieldOf(input)).toEqual([[field, english, arabic]]);
  });
});
