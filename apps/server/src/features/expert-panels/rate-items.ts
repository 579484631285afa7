import type { RouteData } from '@tryout/contract/define-route';
import type { openExpertPanel } from '@tryout/contract/expert-panels/expert-panels';
import type { Act } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { expertPanelsSay } from './expert-panels.messages.ts';
import {
  type ExpertRow,
  gamesNamed,
  lockExpert,
  noteFinished,
  noteOpened,
  putRatings,
  ratingsOf,
} from './expert-panels.queries.ts';
import { removeExpertWhole } from './manage-panels.ts';
import { readExpertToken } from './personal-link.ts';
import { ratedItemsOf } from './rated-games.ts';
import { ERASED_AFTER_DAYS } from './read-panels.ts';

/** The expert who holds a link, as long as it is good. */
async function holderOf({ db, services }: Act, token: string): Promise<ExpertRow> {
  const named = readExpertToken(services, token);
  const expert = named && (await lockExpert(db, named.id));
  if (!expert) throw notFound();
  const isEnded = expert.revoked_at !== null || expert.link !== named.link;
  if (isEnded) throw new Refusal('gone', expertPanelsSay('expert_panels.link_ended'));
  // Whoever has handed in may look again, and leave, until the people of the panel are erased.
  if (expert.finished_at !== null) return expert;
  if (expert.closed_at !== null) throw new Refusal('gone', expertPanelsSay('expert_panels.panel_over'));
  if (expert.expires_at <= services.now().toISOString()) {
    throw new Refusal('gone', expertPanelsSay('expert_panels.link_expired'));
  }
  return expert;
}

/** What the panel asks, and what was rated so far. */
export async function openByLink(act: Act, token: string): Promise<RouteData<typeof openExpertPanel>> {
  const expert = await holderOf(act, token);
  await noteOpened(act.db, expert.id, act.services.now());
  const [game] = await gamesNamed(act.db, [expert.game_key]);
  return {
    name: expert.panel_name,
    game_key: expert.game_key,
    game_name: game?.name ?? expert.game_key,
    expert_name: expert.name,
    expires_at: expert.expires_at,
    finished_at: expert.finished_at,
    erased_after_days: ERASED_AFTER_DAYS,
    items: ratedItemsOf(expert).map(({ scale: _scale, ...item }) => item),
    ratings: await ratingsOf(act.db, expert.id),
  };
}

function refuseHandedIn(expert: ExpertRow): void {
  if (expert.finished_at === null) return;
  throw new Refusal('stale_status', expertPanelsSay('expert_panels.you_handed_in'), {
    current: { status: 'finished', allowed: [] },
  });
}

/** Keeps ratings. */
export async function keepRatings(
  act: Act,
  token: string,
  given: readonly { readonly item: string; readonly rating: number }[],
): Promise<{ rated: number }> {
  const expert = await holderOf(act, token);
  refuseHandedIn(expert);
  const known = new Set(ratedItemsOf(expert).map(({ key }) => key));
  const unknown = given.findIndex(({ item }) => !known.has(item));
  if (unknown >= 0) {
    throw invalidField(`ratings.${unknown}.item`, expertPanelsSay('expert_panels.no_such_item'));
  }
  await putRatings(
    act.db,
    expert.id,
    new Map(given.map(({ item, rating }) => [item, rating])),
    act.services.now(),
  );
  return { rated: Object.keys(await ratingsOf(act.db, expert.id)).length };
}

/** Hands in. @throws Refusal as long as something is not rated */
export async function handIn(act: Act, token: string): Promise<void> {
  const expert = await holderOf(act, token);
  refuseHandedIn(expert);
  const items = ratedItemsOf(expert);
  const ratings = await ratingsOf(act.db, expert.id);
  const open = items.filter(({ key }) => ratings[key] === undefined).length;
  if (open > 0 || items.length === 0) {
    throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.not_all_rated', { open }));
  }
  await noteFinished(act.db, expert.id, act.services.now());
}

/** Deletes everything of the expert who holds the link. */
export async function leave(act: Act, token: string): Promise<void> {
  const expert = await holderOf(act, token);
  await removeExpertWhole(act, expert.id);
}
