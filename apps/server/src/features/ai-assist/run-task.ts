import type { AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import { uuidv7 } from 'uuidv7';
import type { SignedAct } from '../../platform/act.ts';
import { askProvider, costOf, ProviderError, type ProviderQuestion } from '../../platform/ai/ask-provider.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { aiAssistSay } from './ai-assist.messages.ts';
import { insertRun, spentThisMonth } from './ai-runs.queries.ts';
import { refuseSwitchedOff } from './settings.ts';

/** A draft to be made: what it is about, how the rules make it, and how a provider is asked for it. */
export interface AiTask<T extends object> {
  readonly kind: AiKind;
  readonly organization_id: string | null;
  readonly audience?: 'recruiter' | 'candidate';
  readonly language?: string;
  readonly position_id?: string;
  readonly application_id?: string;
  readonly score_card_id?: string;
  /** All that is given to whatever answers; kept. */
  readonly input: object;
  /** Rules and words, by version. */
  readonly versions: { readonly rules: string; readonly prompt: string };
  /** Null: rules cannot make it, only a provider. */
  readonly byRules: (() => Promise<T>) | null;
  /** Null: no provider is asked for this. */
  readonly question: ProviderQuestion<T> | null;
}

/** A draft with what answered. */
export interface MadeDraft<T> {
  readonly ai_run_id: string;
  readonly output: T;
  readonly provider: 'embedded' | 'provider';
  readonly model: string;
  /** Why the provider's answer was not taken; empty: nothing went wrong. */
  readonly problem: string;
  readonly requested_at: string;
}

/** Whoever asked for a draft stopped it, or left; that it was asked for is kept. */
export class DraftCancelled extends Error {
  constructor() {
    super('the draft is not wanted any more');
    this.name = 'DraftCancelled';
  }
}

/**
 * Makes a draft: a provider is asked where one is set up and the month's budget allows; the rules answer where it is not,
 * and wherever it gives nothing that can be used. Either way one row is kept, also of what was cancelled or failed. No
 * transaction is open while a provider is waited for.
 * @throws Refusal where this kind of draft is switched off, or rules cannot make it and no provider did
 * @throws DraftCancelled
 */
export async function runTask<T extends object>(act: SignedAct, task: AiTask<T>): Promise<MadeDraft<T>> {
  const { db, services, actor } = act;
  const { provider } = await refuseSwitchedOff(act, task.organization_id, task.kind);
  if (task.byRules === null && (provider === null || task.question === null))
    throw new Refusal('refused_by_rule', aiAssistSay('ai_assist.needs_provider'));
  const signal = task.question?.signal;
  const began = performance.now();
  let problem = '';
  let tokens = { sent: 0, answered: 0 };
  let output: T | null = null;
  if (provider !== null && task.question !== null && !signal?.aborted) {
    const { budget_micros, currency } = provider;
    const isSpent =
      budget_micros !== null &&
      (await spentThisMonth(db, task.organization_id, currency, services.now())) >= budget_micros;
    if (isSpent) problem = 'budget';
    else {
      try {
        const told = await askProvider(services.outbound, provider.access, task.question);
        output = told.answer;
        tokens = told.tokens;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        ({ problem, tokens } = error);
      }
    }
  }
  const byProvider = output !== null;
  const isCancelled = !byProvider && signal?.aborted === true;
  const made = output ?? (isCancelled || task.byRules === null ? null : await task.byRules());
  const ai_run_id = uuidv7();
  const at = services.now();
  const asked = byProvider || made === null ? provider : null;
  const model = asked?.access.model ?? task.versions.rules;
  await withTransaction(db, (trx) =>
    insertRun(trx, {
      id: ai_run_id,
      organization_id: task.organization_id,
      kind: task.kind,
      audience: task.audience ?? '',
      language: task.language ?? 'en',
      position_id: task.position_id ?? null,
      application_id: task.application_id ?? null,
      score_card_id: task.score_card_id ?? null,
      input_snapshot: task.input,
      prompt_version: asked ? task.versions.prompt : task.versions.rules,
      provider: asked ? 'provider' : 'embedded',
      model,
      output: made,
      tokens_in: tokens.sent,
      tokens_out: tokens.answered,
      cost_micros: provider ? costOf(tokens, provider) : 0,
      currency: provider?.currency ?? 'USD',
      took_ms: Math.round(performance.now() - began),
      status: isCancelled ? 'cancelled' : made === null ? 'failed' : 'completed',
      problem: isCancelled ? '' : problem,
      requested_by: actor.user_id,
      at,
    }),
  );
  if (isCancelled) throw new DraftCancelled();
  if (made === null) throw new Refusal('unavailable', aiAssistSay('ai_assist.provider_failed'));
  return {
    ai_run_id,
    output: made,
    provider: byProvider ? 'provider' : 'embedded',
    model,
    problem,
    requested_at: at.toISOString(),
  };
}
