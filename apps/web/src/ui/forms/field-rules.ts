import type { FieldError } from '../../platform/api/api-error.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { textOf } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';

/** What the contract's schema asks of a text: read from it when the app is built (`vite/form-rules.ts`). */
export interface FieldRule {
  /** It may not be empty. */
  readonly required?: true;
  /** So many characters at least, trimmed. */
  readonly least?: number;
  /** So many characters at most, trimmed. */
  readonly most?: number;
  readonly kind?: 'email';
}

/** Rules by the name of a field. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** As far as a person can mistype it; whether there is such an address the server finds out. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a text, in the words that the server has for it; undefined for what is no text, or right. */
export function ruleProblem(rule: FieldRule | undefined, value: unknown): string | undefined {
  if (!rule || typeof value !== 'string') return undefined;
  const t = textOf(messages, currentLocale());
  const text = value.trim();
  if (text === '') return rule.required ? t('ui.problem.required') : undefined;
  if (rule.most !== undefined && text.length > rule.most) return t('ui.problem.most', { count: rule.most });
  if (rule.least !== undefined && text.length < rule.least)
    return t('ui.problem.least', { count: rule.least });
  return rule.kind === 'email' && !ADDRESS.test(text) ? t('ui.problem.email') : undefined;
}

/** What the rules find among `values`, in the order of the fields. */
export const ruleProblems = (rules: FieldRules, values: Readonly<Record<string, unknown>>): FieldError[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const message = ruleProblem(rules[field], value);
    return message === undefined ? [] : [{ field, message }];
  });
