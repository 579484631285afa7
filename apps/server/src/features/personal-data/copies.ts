import type { RouteData } from '@tryout/contract/define-route';
import type { askForCopy as askRoute, readCopy } from '@tryout/contract/personal-data/personal-data';
import type { FastifyReply } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { hashToken } from '../../platform/http/tokens.ts';
import { type CopyRow, findCopyByToken, insertCopy, noteDownload } from './copies.queries.ts';
import { personalDataSay } from './personal-data.messages.ts';
import { COPY_JOB } from './write-copy.job.ts';

/** How long the link of a copy works; ms. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** A copy as its person sees it. */
export function copyView(row: CopyRow): RouteData<typeof askRoute> {
  return {
    data_export_id: row.id,
    status: row.status,
    done: row.done,
    total: row.total,
    size: row.result_size,
    created_at: row.created_at,
    ready_at: row.ready_at,
    expires_at: row.expires_at,
  };
}

/** Begins a copy of everything about the caller. @throws Refusal without a confirmed address, or while one is written */
export async function askForCopy(act: SignedAct): Promise<RouteData<typeof askRoute>> {
  const { actor } = act;
  if (!actor.email_verified) {
    throw new Refusal('refused_by_rule', personalDataSay('personal-data.confirm_address'));
  }
  const copy = await queueCopy(act, actor.user_id);
  await audit(act, {
    event_type: 'access',
    action: 'personal_data.copy_asked',
    target_type: 'data_export',
    target_id: copy.id,
    organization_id: null,
  });
  return copyView(copy);
}

/** Queues a copy of everything about somebody, whose link is mailed to them. @throws Refusal while one is written */
export async function queueCopy({ db, services }: Act, userId: string): Promise<CopyRow> {
  const created_at = services.now();
  const copy = await insertCopy(db, {
    id: uuidv7(),
    user_id: userId,
    created_at,
    expires_at: new Date(created_at.getTime() + KEPT_MS),
  });
  if (!copy) throw new Refusal('conflict', personalDataSay('personal-data.copy_waits'));
  await services.jobs.enqueue(db, COPY_JOB, { data_export_id: copy.id });
  return copy;
}

async function copyBehind({ db, services }: Act, token: string): Promise<CopyRow> {
  const copy = await findCopyByToken(db, hashToken(token), services.now());
  if (!copy) throw notFound();
  return copy;
}

/** What a mailed link leads to. @throws Refusal when there is none, or its time is over */
export async function copyBehindLink(act: Act, token: string): Promise<RouteData<typeof readCopy>> {
  const { result_size, created_at, expires_at } = await copyBehind(act, token);
  return { size: result_size ?? 0, created_at, expires_at };
}

/** Sends the archive behind a mailed link. */
export async function sendCopy(act: Act & { readonly reply: FastifyReply }, token: string): Promise<void> {
  const copy = await copyBehind(act, token);
  await noteDownload(act.db, copy.id, act.services.now());
  await audit(act, {
    event_type: 'access',
    action: 'personal_data.copy_downloaded',
    target_type: 'data_export',
    target_id: copy.id,
    organization_id: null,
    performer: { id: copy.user_id, email: '', type: 'candidate' },
  });
  await sendFile(
    act.reply,
    act.services.files,
    {
      sha256: copy.result_sha256 ?? '',
      name: `tryout ${copy.created_at.slice(0, 10)}.zip`,
      media_type: 'application/zip',
    },
    { inline: false },
  );
}
