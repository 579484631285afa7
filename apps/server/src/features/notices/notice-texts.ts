import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  NoticeText,
  publishNoticeText,
  readNoticeTexts,
  saveNoticeText,
} from '@tryout/contract/notices/notices';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { organizationOf } from '../organizations/public.ts';
import { noticeOf } from './candidate-notice.ts';
import { findPlace } from './notice-facts.queries.ts';
import {
  countWouldAsk,
  deleteTextDraft,
  findTextPositions,
  findTextVersions,
  holdTexts,
  publishTextDraft,
  storeTextDraft,
  type TextScope,
} from './notice-texts.queries.ts';
import { noticesSay } from './notices.messages.ts';

/** Whose words are meant: a position's, or an organization's. @throws Refusal where both are named and do not belong together */
export function scopeMeant(
  actor: Actor,
  named: string | undefined,
  position: { readonly id: string; readonly organization_id: string } | null,
): TextScope {
  const organization_id = position?.organization_id ?? organizationOf(actor, named);
  if (named !== undefined && named !== organization_id) throw notFound();
  return { organization_id, position_id: position?.id ?? null };
}

/** An organization's words, with what is generated around them. */
export async function noticeTexts(
  { db }: Act,
  scope: TextScope,
  language: Language,
): Promise<RouteData<typeof readNoticeTexts>> {
  const place = await findPlace(db, scope.organization_id, scope.position_id);
  return {
    versions: await findTextVersions(db, scope),
    preview: place ? await noticeOf(db, place, language) : null,
    positions: await findTextPositions(db, scope.organization_id),
    would_ask: await countWouldAsk(db, scope),
  };
}

async function latest({ db }: Act, scope: TextScope): Promise<NoticeText> {
  const [version] = await findTextVersions(db, scope);
  if (!version) throw new Error('words that were just written are gone');
  return version;
}

/** Keeps the draft. */
export async function writeNoticeText(
  act: SignedAct,
  scope: TextScope,
  { texts, contact }: Pick<RouteBody<typeof saveNoticeText>, 'texts' | 'contact'>,
): Promise<NoticeText> {
  const { db, actor, services } = act;
  await holdTexts(db, scope.organization_id);
  const draft = { id: uuidv7(), texts, contact, changed_by: actor.user_id, at: services.now() };
  await storeTextDraft(db, scope, draft);
  const written = await latest(act, scope);
  await note(act, scope, 'notice.drafted', { version: written.version });
  return written;
}

/** Throws the draft away. @throws Refusal when there is none */
export async function discardNotice(act: SignedAct, scope: TextScope): Promise<void> {
  await holdTexts(act.db, scope.organization_id);
  if (!(await deleteTextDraft(act.db, scope))) throw notFound();
  await note(act, scope, 'notice.discarded', {});
}

/** Publishes the draft. @throws Refusal when it is another one by now */
export async function publishNotice(
  act: SignedAct,
  scope: TextScope,
  { version, matters }: Pick<RouteBody<typeof publishNoticeText>, 'version' | 'matters'>,
): Promise<NoticeText> {
  const { db, actor, services } = act;
  await holdTexts(db, scope.organization_id);
  const wish = { version, matters, changed_by: actor.user_id, at: services.now() };
  if (!(await publishTextDraft(db, scope, wish))) {
    throw new Refusal('conflict', noticesSay('notices.draft_changed'));
  }
  await note(act, scope, 'notice.published', { version, matters });
  return latest(act, scope);
}

function note(
  act: Act,
  { organization_id, position_id }: TextScope,
  action: 'notice.drafted' | 'notice.discarded' | 'notice.published',
  meta: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(act, {
    event_type: action === 'notice.discarded' ? 'delete' : 'update',
    action,
    target_type: position_id === null ? 'organization' : 'position',
    target_id: position_id ?? organization_id,
    organization_id,
    meta,
  });
}
