import { cultureProfile } from '@tryout/domain/culture-questions/profile';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { notifyPeople } from '../notifications/public.ts';
import { organizationOf } from '../organizations/public.ts';
import { countAsked } from './bank.queries.ts';
import { cultureSay as say } from './culture-questions.messages.ts';
import {
  findAskedOn,
  findOrganizationName,
  findWaiting,
  holdProfile,
  storeAskedOn,
} from './sheets.queries.ts';

/** Days between two times that colleagues are asked. */
const PAUSE_DAYS = 7;

/** Asks colleagues who have not answered. @throws Refusal where nothing is asked, nobody is left, or they were asked lately */
export async function askColleagues(act: SignedAct, named: string | undefined): Promise<{ asked: number }> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  const organization = await findOrganizationName(db, organization_id);
  if (organization === undefined) throw notFound();
  if ((await countAsked(db)) === 0) throw new Refusal('refused_by_rule', say('culture.nothing_asked'));
  const now = services.now();
  const today = now.toISOString().slice(0, 10);
  await holdProfile(db, organization_id, cultureProfile([], []), today);
  const last = await findAskedOn(db, organization_id);
  const free = new Date(now.getTime() - PAUSE_DAYS * 86_400_000).toISOString().slice(0, 10);
  if (last !== null && last > free) {
    throw new Refusal('refused_by_rule', say('culture.asked_lately', { days: PAUSE_DAYS }));
  }
  const people = (await findWaiting(db, organization_id)).filter(({ user_id }) => user_id !== actor.user_id);
  if (people.length === 0) throw new Refusal('refused_by_rule', say('culture.nobody_to_ask'));
  // Those who have no page about the organization answer at home.
  for (const atHome of [true, false]) {
    await notifyPeople(
      act,
      people.filter(({ role }) => (role === 'employee') === atHome).map(({ user_id }) => user_id),
      {
        type: 'culture_asked',
        effect_key: `culture:${organization_id}:${today}`,
        params: { organization },
        link: atHome ? '/user#culture' : '/user/organization/culture#culture',
        organization_id,
        mail: {},
      },
    );
  }
  await storeAskedOn(db, organization_id, today);
  return { asked: people.length };
}
