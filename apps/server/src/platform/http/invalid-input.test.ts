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

  it.each([
    [z.int(), 1.5, 'must be a whole number', 'يجب أن يكون عددًا صحيحًا'],
    [z.int(), 1e300, 'must be a whole number', 'يجب أن يكون عددًا صحيحًا'],
    [z.number(), 'x', 'must be a number', 'يجب أن يكون رقمًا'],
    [z.boolean(), 'yes', 'must be true or false', null],
    [z.string(), 7, 'must be text', null],
    [z.array(z.int()), 'x', 'must be a list', null],
    [z.number().min(2), 1, 'must be at least 2', null],
    [z.number().max(2), 3, 'must be at most 2', null],
    [z.string().max(3), 'four', 'must be at most 3 characters', null],
    [z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 entries', null],
    [z.uuid(), 'x', 'must be an id', null],
    [z.iso.datetime(), 'x', 'must be a date and time', null],
  ])('%# says it in words of the product, not of a library: %j', (one, value, english, arabic) => {
    const [said] =
      invalidInput(one, value, one.safeParse(value).error?.issues ?? [], 'body').detail.fields ?? [];
    expect(said?.message('en')).toBe(english);
    const inArabic = said?.message('ar') ?? '';
    expect(inArabic).toMatch(/^[^A-Za-z]+(?:true أو false)?$/);
    if (arabic) expect(inArabic).toBe(arabic);
  });
});
