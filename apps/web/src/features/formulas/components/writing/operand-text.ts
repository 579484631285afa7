import type { Text } from '../../../../platform/i18n/use-text.ts';
import type { OperatorRecord } from '../../operators.api.ts';
import { messages, type OperatorsMessage } from '../../operators.messages.ts';

const isKey = (key: string): key is OperatorsMessage => Object.hasOwn(messages.en, key);

/** A type of operand in words. */
export function typeText(type: string, t: Text<OperatorsMessage>): string {
  const key = `formulas.operators.type.${type}`;
  return isKey(key) ? t(key) : type;
}

/** How many operands of which type an operator takes. */
export function operandText(
  { arity, accepts }: Pick<OperatorRecord, 'arity' | 'accepts'>,
  t: Text<OperatorsMessage>,
  list: (values: readonly string[]) => string,
): string {
  const types = list(accepts.map((type) => typeText(type, t)));
  const { least, most } = arity;
  if (most === null) return t('formulas.operators.arity.open', { least, types });
  if (most === least) return t('formulas.operators.arity.exact', { count: least, types });
  return t('formulas.operators.arity.range', { least, most, types });
}
