import type { AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import { uuidv7 } from 'uuidv7';
import type { SignedAct } from '../../platform/act.ts';
import { askProvider, costOf, ProviderError, type ProviderQuestion } from '../../platform/ai/ask-provider.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
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
  readonly byRules: () => Promise<T>;
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

/**
 * Makes a draft: a provider is asked where one is set up and the month's budget allows; the rules answer where it is not,
 * and wherever it gives nothing that can be used. Either way one row is kept. No transaction is open while a provider is
 * waited for.
 * @throws Refusal where this kind of draft is switched off
 */
export async function runTask<T extends object>(act: SignedAct, task: AiTask<T>): Promise<MadeDraft<T>> {
  const { db, services, actor } = act;
  const { provider } = await refuseSwitchedOff(act, task.organization_id, task.kind);
  const began = performance.now();
  let problem = '';
  let tokens = { sent: 0, answered: 0 };
  let output: T | null = null;
  if (provider !== null && task.question !== null) {
    const { budget_micros } = provider;
    const isSpent =
      budget_micros !== null &&
      (await spentThisMonth(db, task.organization_id, services.now())) >= budget_micros;
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
  const made = output ?? (await task.byRules());
  const ai_run_id = uuidv7();
  const at = services.now();
  const model = byProvider && provider ? provider.access.model : task.versions.rules;
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
      prompt_version: byProvider ? task.versions.prompt : task.versions.rules,
      provider: byProvider ? 'provider' : 'embedded',
      model,
      output: made,
      tokens_in: tokens.sent,
      tokens_out: tokens.answered,
      cost_micros: provider ? costOf(tokens, provider) : 0,
      took_ms: Math.round(performance.now() - began),
      status: 'completed',
      problem,
      requested_by: actor.user_id,
      at,
    }),
  );
  return {
    ai_run_id,
    output: made,
    provider: byProvider ? 'provider' : 'embedded',
    model,
    problem,
    requested_at: at.toISOString(),
  };
}
