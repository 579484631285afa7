import type { InnerClient } from './inner-client.ts';

interface DemoLead {
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly message: string;
  readonly source: 'landing' | 'pricing' | 'early_bird' | 'contact';
  /** Where it was led to; none: it is new. */
  readonly to?: 'contacted' | 'qualified';
  readonly note?: string;
}

const LEADS: readonly DemoLead[] = [
  {
    email: 'ines.moreau@lighthouse.test',
    name: 'Ines Moreau',
    company: 'Lighthouse Foods',
    message: 'We hire about 40 shift leads a year and want to see how people plan before we meet them.',
    source: 'landing',
  },
  {
    email: 'omar.haddad@cedar.test',
    name: 'Omar Haddad',
    company: 'Cedar Clinics',
    message: 'Does it run on our own server, and in Arabic?',
    source: 'pricing',
    to: 'contacted',
    note: 'Answered with the guide for operators.',
  },
  {
    email: 'petra.novak@granite.test',
    name: 'Petra Novak',
    company: 'Granite Rail',
    message: 'Twelve openings for signallers this spring.',
    source: 'early_bird',
    to: 'qualified',
    note: 'Wants to start in March.',
  },
];

/** Fills the platform's own desk: leads in different states, and a cohort of independent recruiters. */
export async function deskAll(client: InnerClient, superToken: string): Promise<void> {
  for (const { to, note, ...lead } of LEADS) {
    const sent = await client.call('POST', '/user/lead', null, { ...lead, consent: true });
    if (!to) continue;
    const search = encodeURIComponent(String(sent.reference));
    const list = await client.call('GET', `/leads?search=${search}`, superToken);
    const [{ lead_id } = { lead_id: '' }] = list.items as { lead_id: string }[];
    await client.call('POST', `/leads/${lead_id}/transitions`, superToken, { from: 'new', to });
    await client.call('POST', `/leads/${lead_id}/notes`, superToken, { text: note });
  }
  const solo = await client.call(
    'GET',
    '/admin/independent/recruiters?search=solo%40tryout.test',
    superToken,
  );
  await client.call('POST', '/admin/add/independent/group', superToken, {
    name: 'First movers',
    description: 'Independent recruiters who joined in the first months.',
    features: { 'positions.active': 10 },
    member_ids: (solo.items as { user_id: string }[]).map(({ user_id }) => user_id),
  });
}
