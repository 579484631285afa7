import type { RouteData } from '@tryout/contract/define-route';
import type { changeDossierKey as changeRoute } from '@tryout/contract/dossiers/dossiers';
import {
  type KeyLogContent,
  type KeyLogLine,
  keyId,
  logDigest,
  logMessage,
  type PublishedKeys,
} from '@tryout/domain/dossiers/key-log';
import { CHAIN_START } from '@tryout/domain/records/hash-chain';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { openSecret, sealSecret } from '../../platform/secret-box.ts';
import { organizationOf } from '../organizations/public.ts';
import { dossiersSay } from './dossiers.messages.ts';
import {
  findKeys,
  findLines,
  findName,
  insertKey,
  insertLine,
  type KeyRow,
  lastDay,
  lastLine,
  lockKeys,
  type StoredLine,
} from './keys.queries.ts';
import { newSigningKey, signerOf } from './signatures.ts';

/** What the key of the secret box is for. */
const PURPOSE = 'dossier key';

/** A key that can sign. */
interface Signer {
  readonly key_id: string;
  readonly public_key: string;
  readonly sign: (message: string) => string;
  /** The newest line of the log that the key is in. */
  readonly newest: { readonly number: number; readonly digest: string };
}

type NewContent = {
  [K in KeyLogContent['kind']]: Pick<Extract<KeyLogContent, { kind: K }>, 'kind' | 'content'>;
};

/** The part of the log that a day is about. */
interface Stretch {
  readonly after_seq: number;
  readonly until_seq: number;
}

/**
 * The key that an organization signs with; the first one is made when it is needed. One whose private half cannot be
 * opened, after a restore with another secret, makes room for a new one, which then has nobody to vouch for it. Holds the
 * log until the transaction ends.
 */
export async function signerOfOrganization(act: Act, organization_id: string): Promise<Signer> {
  await lockKeys(act.db, organization_id);
  const active = (await findKeys(act.db, organization_id)).find((key) => key.retired_at === null);
  const secret = active && openSecret(act.services.config, PURPOSE, active.id, active.private_key);
  if (!active || !secret) return beginKey(act, organization_id, null);
  const newest = await lastLine(act.db, organization_id);
  if (!newest) throw new Error('a key that its log does not know');
  return { key_id: active.key_id, public_key: active.public_key, sign: signerOf(secret), newest };
}

/** Makes a key, which the one before signs where it can. */
async function beginKey(act: Act, organization_id: string, by: Signer | null): Promise<Signer> {
  const { db, services, actor } = act;
  const made = newSigningKey();
  const id = uuidv7();
  const key_id = keyId(made.public_key);
  const private_key = sealSecret(services.config, PURPOSE, id, made.private_key);
  const key = { id, key_id, public_key: made.public_key, private_key };
  await insertKey(db, organization_id, key, { user_id: actor?.user_id ?? null, at: services.now() });
  const signer = { key_id, public_key: made.public_key, sign: signerOf(made.private_key) };
  const content = { public_key: made.public_key, endorsed: by !== null };
  const newest = await appendLine(act, organization_id, by ?? signer, { kind: 'key', content }, null);
  return { ...signer, newest };
}

/** Writes the next line of a log that the caller holds. */
export async function appendLine(
  { db, services }: Act,
  organization_id: string,
  by: Omit<Signer, 'newest'>,
  written: NewContent['key'] | NewContent['day'],
  stretch: Stretch | null,
): Promise<StoredLine> {
  const last = await lastLine(db, organization_id);
  const line = {
    ...written,
    organization_id,
    number: (last?.number ?? 0) + 1,
    at: services.now().toISOString(),
    key_id: by.key_id,
  } as KeyLogContent;
  const digest = logDigest(last?.digest ?? CHAIN_START, line);
  const stored: StoredLine = {
    ...line,
    digest,
    signature: by.sign(logMessage(digest)),
    after_seq: stretch?.after_seq ?? null,
    until_seq: stretch?.until_seq ?? null,
  };
  await insertLine(db, stored);
  return stored;
}

const shown = ({ key_id, public_key, created_at, retired_at }: KeyRow) => ({
  key_id,
  public_key,
  created_at,
  retired_at,
});

/** Where an organization's keys are published, below the public address. */
const publishedPath = (organization_id: string): string => `/api/public/dossier-keys/${organization_id}`;

/** Where everybody can check a dossier, below the public address. */
export const VERIFY_PATH = '/verify-dossier';

/** The keys of an organization and where everybody finds them. */
export async function keysOf(
  { db, actor, services }: SignedAct,
  named: string | undefined,
): Promise<RouteData<typeof changeRoute>> {
  const organization_id = organizationOf(actor, named);
  const [keys, newest, day] = [
    await findKeys(db, organization_id),
    await lastLine(db, organization_id),
    await lastDay(db, organization_id),
  ];
  return {
    organization_id,
    keys: keys.map(shown),
    lines: newest?.number ?? 0,
    newest_day: day?.day ?? null,
    address: services.config.publicUrl + publishedPath(organization_id),
    verify_address: services.config.publicUrl + VERIFY_PATH,
  };
}

/** Puts a new key in the place of the one in use. @throws Refusal where that is another one by now */
export async function changeKey(
  act: SignedAct,
  {
    organization_id: named,
    key_id,
  }: { readonly organization_id?: string | undefined; readonly key_id: string },
): Promise<RouteData<typeof changeRoute>> {
  const organization_id = organizationOf(act.actor, named);
  const signer = await signerOfOrganization(act, organization_id);
  if (signer.key_id !== key_id) throw new Refusal('conflict', dossiersSay('dossiers.key_changed'));
  const next = await beginKey(act, organization_id, signer);
  await audit(act, {
    event_type: 'update',
    action: 'dossier.key_changed',
    target_type: 'dossier_key',
    target_id: next.key_id,
    organization_id,
    meta: { key: [signer.key_id, next.key_id] },
  });
  return keysOf(act, organization_id);
}

/** What an organization publishes. @throws Refusal where it has no key, or there is none */
export async function publishedKeys(
  { db }: Pick<Act, 'db'>,
  organization_id: string,
): Promise<PublishedKeys & { lines: KeyLogLine[] }> {
  const lines = await findLines(db, organization_id, 0);
  const organization_name = await findName(db, organization_id);
  if (lines.length === 0 || organization_name === undefined) throw notFound();
  return {
    organization_id,
    organization_name,
    lines: lines.map(({ after_seq: _, until_seq: __, ...line }): KeyLogLine => line as KeyLogLine),
  };
}
