import type { RouteBody } from '@tryout/contract/define-route';
import type {
  beginExpertPanel,
  inviteExperts as inviteRoute,
} from '@tryout/contract/expert-panels/expert-panels';
import { isTaskKey, JUDGES } from '@tryout/games/registry';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { mailTo } from '../notifications/public.ts';
import { expertPanelsSay } from './expert-panels.messages.ts';
import {
  deleteExpert,
  deletePanel,
  type ExpertRow,
  endLink,
  expertsById,
  expertsOf,
  insertExpert,
  insertPanel,
  lockExpert,
  lockPanel,
  noteMailed,
  type PanelRow,
  renewLink,
  setClosed,
} from './expert-panels.queries.ts';
import { pathOfExpert } from './personal-link.ts';
import { stateOfExpert } from './read-panels.ts';

const DAY_MS = 86_400_000;

/** Days for which a renewed link is good. */
const RENEWED_DAYS = 21;

/** How many experts one panel may have, ended links included. */
const MOST_EXPERTS = 60;

/** Writes a line about a panel to the security log. */
export function auditPanel(
  act: Act,
  action: Parameters<typeof audit>[1]['action'],
  panelId: string,
  meta: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  return audit(act, {
    event_type: 'action',
    action,
    target_type: 'expert_panel',
    target_id: panelId,
    organization_id: null,
    meta,
  });
}

async function lockedPanel(db: Db, id: string): Promise<PanelRow> {
  const panel = await lockPanel(db, id);
  if (!panel) throw notFound();
  return panel;
}

/** A panel that can still be changed. @throws Refusal when it is closed */
export async function openPanel(db: Db, id: string): Promise<PanelRow> {
  const panel = await lockedPanel(db, id);
  if (panel.closed_at !== null) {
    throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.closed'));
  }
  return panel;
}

/** Begins a panel on the game as it is in this release. */
export async function beginPanel(
  act: SignedAct,
  { name, game_key }: RouteBody<typeof beginExpertPanel>,
): Promise<{ id: string }> {
  const judge = isTaskKey(game_key) ? JUDGES[game_key] : undefined;
  if (!judge?.rated) throw invalidField('game_key', expertPanelsSay('expert_panels.nothing_rated'));
  const { db, actor, services } = act;
  const id = await insertPanel(db, {
    name,
    game_key,
    of_version: judge.version,
    created_by: actor.user_id,
    at: services.now(),
  });
  await auditPanel(act, 'expert_panel.begun', id, { game_key });
  return { id };
}

/** Mails an expert their link. */
export async function mailExpert(act: Act, expert: ExpertRow, isReminder: boolean): Promise<void> {
  const { db, services } = act;
  const now = services.now();
  await mailTo(act, {
    type: isReminder ? 'expert_reminded' : 'expert_invited',
    effect_key: `${expert.id}:${expert.link}:${isReminder ? expert.reminders + 1 : 'first'}`,
    params: { panel: expert.panel_name, expires: expert.expires_at.slice(0, 10) },
    email: expert.email,
    locale: expert.locale,
    link: pathOfExpert(services, expert),
  });
  await noteMailed(db, expert.id, now, isReminder);
}

/** Asks experts; those with an address get their link by mail. */
export async function inviteExperts(
  act: SignedAct,
  panelId: string,
  { experts, locale, days }: RouteBody<typeof inviteRoute>,
): Promise<{ invited: number; mailed: number }> {
  const { db, services } = act;
  const panel = await openPanel(db, panelId);
  const now = services.now();
  const known = await expertsOf(db, panel.id);
  if (known.length + experts.length > MOST_EXPERTS) {
    throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.too_many', { most: MOST_EXPERTS }));
  }
  let mailed = 0;
  for (const [place, { name, email }] of experts.entries()) {
    const expires_at = new Date(now.getTime() + days * DAY_MS);
    const id = await insertExpert(db, { panel_id: panel.id, name, email, locale, expires_at, at: now });
    if (id === undefined) {
      throw invalidField(`experts.${place}.email`, expertPanelsSay('expert_panels.asked_already', { email }));
    }
    const [expert] = await expertsById(db, [id]);
    if (!expert || email === '') continue;
    await mailExpert(act, expert, false);
    mailed += 1;
  }
  await auditPanel(act, 'expert_panel.invited', panel.id, { experts: experts.length });
  return { invited: experts.length, mailed };
}

/** Whether an expert can be reminded at a moment: at most once a day, and only while the link is good. */
export function canBeReminded(expert: ExpertRow, now: Date): boolean {
  const state = stateOfExpert(expert, now);
  if (expert.email === '' || (state !== 'invited' && state !== 'rating')) return false;
  return expert.mailed_at === null || Date.parse(expert.mailed_at) <= now.getTime() - DAY_MS;
}

/** Reminds whoever has not handed in. @throws Refusal when there is nobody who could be reminded now */
export async function remindAll(act: SignedAct, panelId: string): Promise<{ reminded: number }> {
  const { db, services } = act;
  const panel = await openPanel(db, panelId);
  const due = (await expertsOf(db, panel.id)).filter((expert) => canBeReminded(expert, services.now()));
  if (due.length === 0) {
    throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.nobody_to_remind'));
  }
  for (const expert of due) await mailExpert(act, expert, true);
  return { reminded: due.length };
}

async function lockedExpert(db: Db, id: string): Promise<ExpertRow> {
  const expert = await lockExpert(db, id);
  if (!expert) throw notFound();
  return expert;
}

function refuseFinished(expert: ExpertRow): void {
  if (expert.finished_at === null) return;
  throw new Refusal('stale_status', expertPanelsSay('expert_panels.handed_in'), {
    current: { status: 'finished', allowed: [] },
  });
}

/** Gives an expert a new link; it goes out by mail where there is an address. */
export async function renewExpert(act: SignedAct, id: string): Promise<void> {
  const { db, services } = act;
  const found = await lockedExpert(db, id);
  await openPanel(db, found.panel_id);
  refuseFinished(found);
  await renewLink(db, id, new Date(services.now().getTime() + RENEWED_DAYS * DAY_MS));
  const expert = await lockedExpert(db, id);
  if (expert.email !== '') await mailExpert(act, expert, false);
  await auditPanel(act, 'expert_panel.link_renewed', expert.panel_id, { expert: expert.number });
}

/** Ends an expert's link. */
export async function revokeExpertLink(act: SignedAct, id: string): Promise<void> {
  const expert = await lockedExpert(act.db, id);
  refuseFinished(expert);
  if (expert.revoked_at !== null) {
    throw new Refusal('stale_status', expertPanelsSay('expert_panels.ended_already'), {
      current: { status: 'revoked', allowed: [] },
    });
  }
  await endLink(act.db, id, act.services.now());
  await auditPanel(act, 'expert_panel.link_ended', expert.panel_id, { expert: expert.number });
}

/** Removes an expert with everything of theirs; keys that were made stay as they are. */
export async function removeExpertWhole(act: Act, id: string): Promise<void> {
  const expert = await lockedExpert(act.db, id);
  await deleteExpert(act.db, id);
  await auditPanel(act, 'expert_panel.expert_removed', expert.panel_id, { expert: expert.number });
}

/** Closes a panel, or opens it again. */
export async function setPanelClosed(act: SignedAct, id: string, closed: boolean): Promise<void> {
  const { db, services } = act;
  const panel = await lockedPanel(db, id);
  if ((panel.closed_at !== null) === closed) {
    throw new Refusal(
      'stale_status',
      expertPanelsSay(closed ? 'expert_panels.closed' : 'expert_panels.open_already'),
      { current: { status: closed ? 'closed' : 'open', allowed: [] } },
    );
  }
  if (panel.erased_at !== null) {
    throw new Refusal('refused_by_rule', expertPanelsSay('expert_panels.erased'));
  }
  await setClosed(db, id, closed ? services.now() : null);
  await auditPanel(act, closed ? 'expert_panel.closed' : 'expert_panel.opened', id);
}

/** Deletes a panel. @throws Refusal once a key was made of it */
export async function deleteWhole(act: SignedAct, id: string): Promise<void> {
  const panel = await lockedPanel(act.db, id);
  if (panel.made !== null) {
    throw new Refusal(
      'refused_by_rule',
      expertPanelsSay('expert_panels.made_a_key', { version: panel.made }),
    );
  }
  await deletePanel(act.db, id);
  await auditPanel(act, 'expert_panel.deleted', id, { name: panel.name });
}
