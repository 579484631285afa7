import { demoCv } from './demo-cv.ts';
import type { InnerClient } from './inner-client.ts';
import type { MadePosition } from './publish-all.ts';

const ADMIN = 'lead@northstar.test';
const RECRUITER = 'agent@northstar.test';

/** The agency's clients, what they share, and on which terms. */
const CLIENTS = [
  {
    q: 'Harbour',
    owner: 'owner@harbour.test',
    message: 'We place planners and crane crews along the coast.',
    position: 'planner',
    terms: '18% of the first yearly salary, due 30 days after the first day.',
    note: 'Calm people who like radio traffic. Nights every third week.',
    fee_note: 'Pays on time. Next rate review in January.',
  },
  {
    q: 'Meadow',
    owner: 'owner@meadow.test',
    message: 'Bakers who like nights are our speciality.',
    position: 'baker',
    terms: 'A flat fee of $2,400, half of it back if the person leaves within 90 days.',
    note: '',
    fee_note: 'Asks for a trial week first.',
  },
] as const;

/** The agency's own candidates; `plan`: what comes of their submission for the first client. */
const PEOPLE = [
  { first: 'Ingrid', last: 'Solberg', skills: ['Dispatch', 'Norwegian'], consent: 'given', plan: 'waits' },
  { first: 'Tariq', last: 'Mansour', skills: ['Planning', 'Arabic'], consent: 'given', plan: 'accepted' },
  { first: 'Beate', last: 'Lindqvist', skills: ['Cranes'], consent: 'given', plan: 'declined' },
  { first: 'Owen', last: 'Pryce', skills: ['Warehouse'], consent: 'given', plan: null },
  { first: 'Sunniva', last: 'Aas', skills: ['Dispatch'], consent: 'unknown', plan: null },
] as const;

/** Lets a staffing agency work: positions shared with it, its candidates, and submissions in every state. */
export async function submitAll(
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
  positions: ReadonlyMap<string, MadePosition>,
): Promise<void> {
  const [admin, recruiter] = [tokens.get(ADMIN) ?? '', tokens.get(RECRUITER) ?? ''];
  const shares: string[] = [];
  for (const each of CLIENTS) {
    shares.push(await shareWithAgency(client, admin, tokens.get(each.owner) ?? '', each, positions));
  }
  const [share = ''] = shares;
  const { people } = await client.call('GET', `/agency/positions/${share}`, admin);
  await client.call('PUT', `/agency/positions/${share}/people`, admin, {
    employee_ids: (people as { employee_id: string }[]).map((each) => each.employee_id),
  });
  const company = tokens.get('recruiter@harbour.test') ?? '';
  for (const { first, last, skills, consent, plan } of PEOPLE) {
    const email = `${first}.${last}@crew.test`.toLowerCase();
    const person_id = await addCandidate(client, recruiter, { first, last, email, skills, consent });
    if (plan === null) continue;
    const id = await submit(client, recruiter, share, person_id);
    if (plan === 'waits') continue;
    await client.call('PUT', `/submissions/${id}/status`, company, {
      from: 'new',
      to: plan === 'accepted' ? 'approved' : 'rejected',
      reason: plan === 'accepted' ? '' : 'We need somebody who has planned a quay before.',
    });
    if (plan === 'accepted') {
      await client.call('POST', `/submissions/${id}/feedback`, company, {
        body: 'Strong references. We have sent the invitation and look forward to the results.',
      });
    }
  }
  await disputeOne(client, { admin, recruiter, company }, share, positions.get('planner')?.id ?? '');
}

async function shareWithAgency(
  client: InnerClient,
  admin: string,
  owner: string,
  { q, message, position, terms, note, fee_note }: (typeof CLIENTS)[number],
  positions: ReadonlyMap<string, MadePosition>,
): Promise<string> {
  const found = (await client.call('GET', `/recruiter/companies?q=${q}`, admin)) as {
    items: readonly { company_id: string }[];
  };
  const company_id = found.items[0]?.company_id ?? '';
  const asked = await client.call('POST', '/recruiter/organizations', admin, { company_id, message });
  await client.call('PUT', `/recruiters/${asked.link_id}/status`, owner, { from: 'new', to: 'approved' });
  const shared = await client.call('POST', '/agencies/positions', owner, {
    position_id: positions.get(position)?.id ?? '',
    agency_id: asked.organization_id,
    terms,
    note,
  });
  await client.call('PUT', `/agency/clients/${company_id}/fees`, admin, { fee_note });
  return shared.agency_share_id as string;
}

async function addCandidate(
  client: InnerClient,
  as: string,
  person: { first: string; last: string; email: string; skills: readonly string[]; consent: string },
): Promise<string> {
  const { first, last, email, skills, consent } = person;
  const { person_id } = await client.call('POST', '/company/candidates', as, {
    first_name: first,
    last_name: last,
    email,
    skills,
    consent,
    ...(consent === 'given' ? { consent_source: 'Signed at the first interview' } : {}),
  });
  await client.upload(`/company/candidates/${person_id}/cv`, as, {
    field: 'cv',
    name: `${first}-${last}.pdf`.toLowerCase(),
    type: 'application/pdf',
    content: demoCv(`${first} ${last}`, [
      `Skills: ${skills.join(', ')}`,
      'Represented by Northstar Staffing',
    ]),
  });
  return person_id as string;
}

async function submit(client: InnerClient, as: string, share: string, person_id: string): Promise<string> {
  const { submission_id } = await client.call('POST', '/agency/submissions', as, {
    agency_share_id: share,
    person_id,
    consent_proof: 'Agreed by email to be submitted for this position',
    consent_on: new Date().toISOString().slice(0, 10),
    note: 'Available from next month.',
  });
  return submission_id as string;
}

/** Somebody who had applied by themselves is submitted as well: the rule declines it, and the agency disputes that. */
async function disputeOne(
  client: InnerClient,
  as: { readonly admin: string; readonly recruiter: string; readonly company: string },
  share: string,
  position: string,
): Promise<void> {
  const { items } = (await client.call(
    'GET',
    `/company/candidates?recordsPerPage=10&source=applied&position_id=${position}`,
    as.company,
  )) as { items: readonly { first_name: string; last_name: string; email: string }[] };
  const [known] = items;
  if (!known) return;
  const person_id = await addCandidate(client, as.recruiter, {
    first: known.first_name,
    last: known.last_name,
    email: known.email,
    skills: ['Planning'],
    consent: 'given',
  });
  const id = await submit(client, as.recruiter, share, person_id);
  const { status } = await client.call('GET', `/submissions/${id}`, as.admin);
  if (status !== 'rejected') return;
  await client.call('POST', `/submissions/${id}/dispute`, as.admin, {
    wish: 'agency',
    statement: 'We introduced this person to your team by phone before the application was sent.',
  });
}
