import { expect, it } from 'vitest';
import { z } from 'zod';
import { rulesOf, withRules } from './form-rules.ts';

const body = z.strictObject({
  name: z.string().trim().min(1, 'is required').max(80, 'must be at most 80 characters'),
  reason: z.string().min(10, 'must be at least 10 characters').max(300, 'must be at most 300 characters'),
  email: z.string().refine((value) => value.includes('@'), 'must be an email address'),
  note: z.string().max(40, 'must be at most 40 characters').default(''),
  until: z.iso.date().nullable(),
  is_open: z.boolean(),
  tags: z.array(z.string()).optional(),
});

it('reads of a schema what it asks of texts', () => {
  expect(rulesOf(body)).toEqual({
    name: { required: true, most: 80 },
    reason: { required: true, least: 10, most: 300 },
    email: { required: true, kind: 'email' },
    note: { most: 40 },
    is_open: { required: true },
  });
});

it('takes the fields of each kind of a union', () => {
  expect(
    rulesOf(
      z.union([z.strictObject({ pin: z.string().min(1) }), z.strictObject({ word: z.string().min(1) })]),
    ),
  ).toEqual({
    pin: { required: true },
    word: { required: true },
  });
});

it('gives every form the rules of its routes, also under another name and of several', async () => {
  const load = (source: string) =>
    Promise.resolve({
      ask: { body: z.strictObject({ q: z.string().min(1) }) },
      both: { add: { body } },
      from: source,
    });
  const source = `import { ask as call, both } from '@tryout/contract/asks';
const one = useForm(call, { start: { q: '' } });
const two = useForm([call, both.add], { start });
`;
  const code = await withRules('page.tsx', source, load);
  expect(code).toContain(`useForm(call, { start: { q: '' } }, {"q":{"required":true}})`);
  expect(code).toContain(
    `useForm([call, both.add], { start }, {"q":{"required":true},"name":{"required":true,"most":80}`,
  );
});

it('refuses a form whose route is not one of the contract', async () => {
  await expect(withRules('page.tsx', 'const form = useForm(mine, {});')).rejects.toThrow(
    'imported from the contract',
  );
});
