import { openResponses } from '@tryout/contract/corrections/corrections';
import { inviteMember } from '@tryout/contract/organizations/members';
import { expect, it } from 'vitest';
import { rulesOf, withRules } from './form-rules.ts';

const REASON = { required: true, least: 10, most: 300 };

it('reads of a schema what it asks of texts', () => {
  expect(rulesOf(openResponses.body)).toEqual({ reason: REASON });
  expect(rulesOf(inviteMember.body).email).toMatchObject({ required: true, kind: 'email' });
  // May be left empty, but not be endless.
  expect(rulesOf(inviteMember.body).message).toEqual({ most: expect.any(Number) });
});

it('takes the fields of each kind of a union', () => {
  const { safeParse } = openResponses.body;
  const union = { options: [openResponses.body, inviteMember.body], safeParse };
  expect(rulesOf(union)).toEqual({ ...rulesOf(openResponses.body), ...rulesOf(inviteMember.body) });
});

it('gives every form the rules of its routes, also under another name and of several', async () => {
  const load = () => Promise.resolve({ ask: openResponses, both: { add: openResponses } });
  const source = `import { ask as call, both } from '@tryout/contract/asks';
const one = useForm(call, { start: { q: '' } });
const two = useForm([call, both.add], { start });
`;
  const code = await withRules('page.tsx', source, load);
  const rules = JSON.stringify({ reason: REASON });
  expect(code).toContain(`useForm(call, { start: { q: '' } }, ${rules})`);
  expect(code).toContain(`useForm([call, both.add], { start }, ${rules})`);
});

it('refuses a form whose route is not one of the contract', async () => {
  await expect(withRules('page.tsx', 'const form = useForm(mine, {});')).rejects.toThrow(
    'imported from the contract',
  );
});
