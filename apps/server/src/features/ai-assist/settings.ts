import { isIP } from 'node:net';
import type {
  AiSettings,
  listAnchors,
  saveAiSettings,
  testAiProvider,
} from '@tryout/contract/ai-assist/ai-assist';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { AI_KINDS, type AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import { ONET_ELEMENTS, STARTER_CROSSWALK } from '@tryout/domain/relevance/crosswalk';
import { uuidv7 } from 'uuidv7';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { askProvider, costOf, type ProviderAccess, ProviderError } from '../../platform/ai/ask-provider.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { openSecret, sealSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../platform/services.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { insertRun, spentThisMonth } from './ai-runs.queries.ts';
import { relevanceFiles } from './relevance-files.ts';
import {
  findAnchored,
  findSettings,
  type StoredSettings,
  storeAnchors,
  storeSettings,
} from './settings.queries.ts';

const PURPOSE = 'ai provider key';

/** Whose switches somebody sees: the platform's, or those of the own organization. */
export function settingsOwner({ actor }: SignedAct): string | null {
  if (actor.user_type === 'super_admin') return null;
  const own = actor.memberships[0];
  if (!own) throw new Refusal('refused_by_rule', aiAssistSay('ai_assist.no_organization'));
  return own.organization_id;
}

/** A provider ready to be asked, with what it costs. */
export interface ChosenProvider {
  readonly access: ProviderAccess;
  readonly in_micros: number;
  readonly out_micros: number;
  readonly budget_micros: number | null;
  readonly currency: string;
}

/** What counts for an organization (null: the platform itself) now. */
export interface EffectiveSettings {
  readonly is_on: boolean;
  readonly tasks_off: readonly AiKind[];
  readonly provider: ChosenProvider | null;
}

function chosen(services: Services, row: StoredSettings, budget: number | null): ChosenProvider {
  const key = row.sealed_key === null ? null : openSecret(services.config, PURPOSE, row.id, row.sealed_key);
  return {
    access: { address: row.address, model: row.model, key },
    in_micros: row.price_in_micros,
    out_micros: row.price_out_micros,
    budget_micros: budget,
    currency: row.currency,
  };
}

function smaller(a: number | null | undefined, b: number | null | undefined): number | null {
  const given = [a, b].filter((each): each is number => typeof each === 'number');
  return given.length === 0 ? null : Math.min(...given);
}

/** The platform's switches, narrowed by those of the organization; the organization's own provider where it may have one. */
export async function effectiveSettings(
  { db, services }: Act,
  organizationId: string | null,
): Promise<EffectiveSettings> {
  const rows = await findSettings(db, organizationId);
  const platform = rows.find((row) => row.organization_id === null);
  const own =
    organizationId === null ? undefined : rows.find((row) => row.organization_id === organizationId);
  const isReady = (row: StoredSettings | undefined): row is StoredSettings =>
    row?.uses_provider === true && row.address !== '' && row.model !== '';
  const tasks_off = AI_KINDS.filter(
    (kind) => platform?.tasks_off.includes(kind) || own?.tasks_off.includes(kind),
  );
  const provider =
    isReady(own) && platform?.organizations_may_set
      ? chosen(services, own, own.monthly_budget_micros)
      : isReady(platform)
        ? chosen(services, platform, smaller(platform.monthly_budget_micros, own?.monthly_budget_micros))
        : null;
  return { is_on: (platform?.is_on ?? true) && (own?.is_on ?? true), tasks_off, provider };
}

/** Refuses where a kind of draft is switched off; the manual way is always there. */
export async function refuseSwitchedOff(
  act: Act,
  organizationId: string | null,
  kind: AiKind,
): Promise<EffectiveSettings> {
  const settings = await effectiveSettings(act, organizationId);
  if (!settings.is_on || settings.tasks_off.includes(kind))
    throw new Refusal('refused_by_rule', aiAssistSay('ai_assist.off'));
  return settings;
}

/** Switches and provider as their owner sees them; the key never leaves. */
export async function readSettings(act: SignedAct): Promise<AiSettings> {
  const { db, services } = act;
  const owner = settingsOwner(act);
  const [rows, effective, files] = await Promise.all([
    findSettings(db, owner),
    effectiveSettings(act, owner),
    relevanceFiles(),
  ]);
  const row = rows.find((each) => each.organization_id === owner);
  const platform = rows.find((each) => each.organization_id === null);
  // Where only the platform has a provider, budgets are in its currency.
  const currency =
    (platform?.organizations_may_set ? row?.currency : undefined) ?? platform?.currency ?? 'USD';
  const spent = await spentThisMonth(db, owner, effective.provider?.currency ?? currency, services.now());
  return {
    is_platform: owner === null,
    is_on: row?.is_on ?? true,
    tasks_off: [...(row?.tasks_off ?? [])],
    uses_provider: row?.uses_provider ?? false,
    address: row?.address ?? '',
    model: row?.model ?? '',
    has_key: (row?.sealed_key ?? null) !== null,
    price_in_micros: row?.price_in_micros ?? 0,
    price_out_micros: row?.price_out_micros ?? 0,
    monthly_budget_micros: row?.monthly_budget_micros ?? null,
    currency,
    organizations_may_set: platform?.organizations_may_set ?? false,
    spent_micros: spent,
    answers: effective.is_on ? (effective.provider === null ? 'embedded' : 'provider') : 'off',
    updated_at: row?.updated_at ?? null,
    attribution: files.source,
    measured: files.model.measured,
  };
}

function refuseAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!isPlain || (isIP(url.hostname) === 0 && url.hostname === ''))
    throw invalidField('address', aiAssistSay('ai_assist.bad_address'));
}

/** Changes them. A key is sealed for its row; another address without a new key forgets the old one. */
export async function changeSettings(
  act: SignedAct,
  body: RouteBody<typeof saveAiSettings>,
): Promise<AiSettings> {
  const { db, services, actor } = act;
  const owner = settingsOwner(act);
  const rows = await findSettings(db, owner);
  const before = rows.find((each) => each.organization_id === owner);
  const platform = rows.find((each) => each.organization_id === null);
  if (body.uses_provider && owner !== null && !platform?.organizations_may_set)
    throw new Refusal('refused_by_rule', aiAssistSay('ai_assist.provider_not_allowed'));
  if (body.uses_provider || body.address !== '') refuseAddress(body.address);
  if (body.uses_provider && body.model === '')
    throw invalidField('model', aiAssistSay('ai_assist.model_needed'));
  const id = before?.id ?? uuidv7();
  const { key, ...given } = body;
  // A key belongs to the server it was given for: it must not be sent to another one.
  const kept = before && before.address === body.address ? before.sealed_key : null;
  const sealed_key =
    key === undefined ? kept : key === '' ? null : sealSecret(services.config, PURPOSE, id, key);
  await storeSettings(db, {
    ...given,
    id,
    organization_id: owner,
    organizations_may_set: owner === null && body.organizations_may_set,
    sealed_key,
    currency: body.currency ?? before?.currency ?? platform?.currency ?? 'USD',
    updated_by: actor.user_id,
    at: services.now(),
  });
  await audit(act, {
    event_type: 'update',
    action: 'ai_settings.changed',
    target_type: 'ai_settings',
    target_id: id,
    organization_id: owner,
    meta: {
      is_on: body.is_on,
      tasks_off: body.tasks_off,
      uses_provider: body.uses_provider,
      address: body.address,
      model: body.model,
      has_key: sealed_key !== null,
    },
  });
  return readSettings(act);
}

/** Asks the stored provider for one word, and keeps that it was asked. */
export async function testProvider(act: SignedAct): Promise<RouteData<typeof testAiProvider>> {
  const { db, services, actor } = act;
  const owner = settingsOwner(act);
  const { provider } = await effectiveSettings(act, owner);
  if (provider === null) throw new Refusal('refused_by_rule', aiAssistSay('ai_assist.no_provider'));
  const began = performance.now();
  const asked = await askProvider(services.outbound, provider.access, {
    instructions: 'You are tested. Answer with the word ready.',
    about: 'Are you ready?',
    schema: {
      name: 'test',
      schema: {
        type: 'object',
        properties: { word: { type: 'string' } },
        required: ['word'],
        additionalProperties: false,
      },
    },
    read: (answer) => (typeof answer === 'object' && answer !== null && 'word' in answer ? true : null),
  }).catch((error: unknown) => {
    if (error instanceof ProviderError) return error;
    throw error;
  });
  const took_ms = Math.round(performance.now() - began);
  const { tokens } = asked;
  const problem = asked instanceof ProviderError ? asked.problem : '';
  const cost_micros = costOf(tokens, provider);
  await withTransaction(db, (trx) =>
    insertRun(trx, {
      id: uuidv7(),
      organization_id: owner,
      kind: 'test',
      audience: '',
      language: 'en',
      position_id: null,
      application_id: null,
      score_card_id: null,
      input_snapshot: {},
      prompt_version: 'test-1',
      provider: 'provider',
      model: provider.access.model,
      output: problem === '' ? {} : null,
      tokens_in: tokens.sent,
      tokens_out: tokens.answered,
      cost_micros,
      currency: provider.currency,
      took_ms,
      status: problem === '' ? 'completed' : 'failed',
      problem,
      requested_by: actor.user_id,
      at: services.now(),
    }),
  );
  return { ok: problem === '', problem, took_ms, tokens: tokens.sent + tokens.answered, cost_micros };
}

/** What every subtrait is anchored in. */
export async function anchorsOf({ db }: Act): Promise<RouteData<typeof listAnchors>> {
  const subtraits = await findAnchored(db);
  return {
    elements: [...ONET_ELEMENTS],
    items: subtraits.map(({ id, key, name, trait, anchors, is_measured }) => ({
      subtrait_id: id,
      subtrait: name,
      trait,
      anchors: { ...(anchors ?? STARTER_CROSSWALK[key] ?? {}) },
      is_default: anchors === null,
      is_measured,
    })),
  };
}

/** Anchors a subtrait. */
export async function anchorSubtrait(
  act: SignedAct,
  subtraitId: string,
  anchors: Readonly<Record<string, number>>,
): Promise<void> {
  const { db, actor, services } = act;
  await storeAnchors(db, { subtrait_id: subtraitId, anchors, user_id: actor.user_id, at: services.now() });
  await audit(act, {
    event_type: 'update',
    action: 'subtrait.anchored',
    target_type: 'subtrait',
    target_id: subtraitId,
    meta: { anchors },
  });
}
