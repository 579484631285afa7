import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import { type OperatorWord, operatorWords } from './operator-words.messages.ts';

/** What is needed to name an operator: the administrators' own words, if any. */
export interface NamedOperator {
  readonly key: string;
  readonly label: string;
  readonly words: Readonly<Record<string, { readonly label: string }>>;
}

const isWord = (key: string): key is OperatorWord => Object.hasOwn(operatorWords.en, key);

/** An operator's name in the reader's language: the administrators' word, else the product's. */
export function operatorLabel(operator: NamedOperator, locale: Locale, t: Text<OperatorWord>): string {
  const own = operator.words[locale]?.label;
  if (own) return own;
  const renamed = operator.label !== operatorOf(operator.key)?.label;
  if (locale === 'en' && renamed) return operator.label;
  const key = `formulas.op.${operator.key}`;
  return isWord(key) ? t(key) : operator.label;
}

/** What an operator means; empty for one this release has no words for. */
export function operatorMeaning(key: string, t: Text<OperatorWord>): string {
  const word = `formulas.op_means.${key}`;
  return isWord(word) ? t(word) : '';
}

/** A family of operators in words. */
export function operatorKind(kind: string, t: Text<OperatorWord>): string {
  const word = `formulas.kind.${kind}`;
  return isWord(word) ? t(word) : kind;
}
