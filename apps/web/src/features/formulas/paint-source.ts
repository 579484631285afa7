import { scan } from '@tryout/domain/formula-language/scan';
import { RESERVED_WORDS } from '@tryout/domain/formula-language/words';
import { operatorOf } from '@tryout/domain/formulas/formula-operators';
import type { Ink, Paint } from './editor/painting.ts';

/** Colours of a formula's text, by the language's own words. */
export const paintSource: Paint = (text) => {
  const { tokens } = scan(text);
  const stretches: { from: number; to: number; ink: Ink }[] = [];
  let at = 0;
  for (const [i, token] of tokens.entries()) {
    stretches.push(...commentsIn(text, at, token.from));
    at = token.to;
    const ink = inkOf(token, tokens[i + 1]?.value === '(');
    if (ink !== null && token.to > token.from) stretches.push({ from: token.from, to: token.to, ink });
  }
  return stretches;
};

type Token = ReturnType<typeof scan>['tokens'][number];

function inkOf({ type, value }: Token, isCall: boolean): Ink | null {
  if (type === 'number') return 'number';
  if (type === 'text') return 'text';
  if (type === 'condition') return 'condition';
  if (type === 'sign') return 'operator';
  if (type !== 'name') return null;
  const word = String(value);
  if (isCall && operatorOf(word)) return 'operator';
  return RESERVED_WORDS.has(word) || word === 'calculated' ? 'keyword' : null;
}

function commentsIn(text: string, from: number, to: number): { from: number; to: number; ink: 'comment' }[] {
  return [...text.slice(from, to).matchAll(/#[^\n\r]*/g)].map((found) => ({
    from: from + found.index,
    to: from + found.index + found[0].length,
    ink: 'comment' as const,
  }));
}
