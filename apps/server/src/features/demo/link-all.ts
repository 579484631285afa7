import type { InnerClient } from './inner-client.ts';

/** The recruiter who works for clients, one of them already. */
const RECRUITER = 'solo@tryout.test';

/** The companies that the recruiter asks: the first has approved, the other has not answered yet. */
const COMPANIES = [
  { q: 'Harbour', owner: 'owner@harbour.test', message: 'I have placed three planners with you before.' },
  { q: 'Meadow', owner: 'owner@meadow.test', message: 'I know two bakers who like nights.' },
] as const;

/** Links an independent recruiter to a company, and asks another one. */
export async function linkAll(client: InnerClient, tokens: ReadonlyMap<string, string>): Promise<void> {
  const recruiter = tokens.get(RECRUITER) ?? '';
  const ids: string[] = [];
  for (const { q, owner, message } of COMPANIES) {
    await client.call('PUT', '/recruiters/settings', tokens.get(owner) ?? '', { requests: 'open' });
    const found = (await client.call('GET', `/recruiter/companies?q=${q}`, recruiter)) as {
      items: readonly { company_id: string }[];
    };
    const asked = await client.call('POST', '/recruiter/organizations', recruiter, {
      company_id: found.items[0]?.company_id,
      message,
      permissions: ['invite', 'move'],
    });
    ids.push(asked.link_id as string);
  }
  await client.call('PUT', `/recruiters/${ids[0]}/status`, tokens.get(COMPANIES[0].owner) ?? '', {
    from: 'new',
    to: 'approved',
    terms: { permissions: ['invite', 'move', 'schedule', 'create_positions'] },
  });
}
