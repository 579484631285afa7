import { randomInt } from 'node:crypto';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import {
  type addSource as addRoute,
  type listSources as listRoute,
  MOST_CHANNELS,
} from '@tryout/contract/sources/sources';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { organizationOf } from '../organizations/public.ts';
import { sourcesSay } from './sources.messages.ts';
import {
  countChannels,
  countOthers,
  findPages,
  findSources,
  insertChannel,
  type SourceLinkRow,
  storeEnded,
} from './sources.queries.ts';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What stands in addresses: ten signs, which nobody guesses. */
export const newCode = (): string =>
  Array.from({ length: 10 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Links for channels and referrals, with what came of them. */
export async function listSources(
  { db, actor }: SignedAct,
  named: string | undefined,
): Promise<RouteData<typeof listRoute>> {
  const organization_id = organizationOf(actor, named);
  const [items, others, pages] = await Promise.all([
    findSources(db, actor, organization_id),
    countOthers(db, actor, organization_id),
    findPages(db, organization_id),
  ]);
  return { items, others, pages };
}

/** Makes a link for a channel. */
export async function addSource(
  act: SignedAct,
  { organization_id: named, name }: RouteBody<typeof addRoute>,
): Promise<{ source_link_id: string; code: string }> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  if ((await countChannels(db, organization_id)) >= MOST_CHANNELS) {
    throw new Refusal('limit_reached', sourcesSay('sources.most', { most: MOST_CHANNELS }));
  }
  const link = { id: uuidv7(), organization_id, name, code: newCode() };
  if (!(await insertChannel(db, link, { user_id: actor.user_id, at: services.now() }))) {
    const message = sourcesSay('sources.name_taken', { name });
    throw new Refusal('conflict', message, { fields: [{ field: 'name', message }] });
  }
  await audit(act, {
    event_type: 'create',
    action: 'source.added',
    target_type: 'source_link',
    target_id: link.id,
    organization_id,
    meta: { name },
  });
  return { source_link_id: link.id, code: link.code };
}

/** Ends a link. */
export async function endSource(act: SignedAct, link: SourceLinkRow): Promise<void> {
  if (!(await storeEnded(act.db, link.id, act.services.now()))) {
    throw new Refusal('conflict', sourcesSay('sources.ended'));
  }
  await audit(act, {
    event_type: 'update',
    action: 'source.ended',
    target_type: 'source_link',
    target_id: link.id,
    organization_id: link.organization_id,
  });
}
