import { parseFormula } from '@tryout/domain/formula-language/parse';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { blockerText, faultText } from './fault-text.ts';
import { problemWords } from './problem.messages.ts';

const english = textOf(problemWords, 'en');
const arabic = textOf(problemWords, 'ar');

describe('what is wrong, in words', () => {
  it('names what it is about, shortened', () => {
    const problem = { code: 'unknown_data_point', data: { found: 'acuracy' } };
    expect(faultText(problem, english)).toBe('This task has no data point called “acuracy”.');
    expect(faultText(problem, arabic)).toContain('«\u2068acuracy\u2069»');
    expect(faultText({ code: 'sign_unknown', data: { found: '$'.repeat(90) } }, english).length).toBeLessThan(
      90,
    );
  });

  it('gives the right form of what spreadsheets write otherwise', () => {
    const told = (text: string) => parseFormula(text).problems.map((problem) => faultText(problem, english));
    expect(told('=IF(acc>0.5,10,2)')).toEqual([
      'Write cases instead of a spreadsheet formula: when acc > 0.5: 10 of 10  otherwise: 2 of 10',
    ]);
    expect(told('when acc <> 0.5: 1 of 2')).toEqual(['Write “!=” instead of “<>”.']);
    expect(told('always: AVERAGE(trials.rt) of 100')).toEqual([
      'Write “mean(trials.rt)” instead of the spreadsheet function “AVERAGE(trials.rt)”.',
    ]);
  });

  it('tells which name was likely meant', () => {
    const known = { data_points: ['accuracy'], conditions: ['careful'], operators: ['linear'] };
    const told = (code: string, found: string) => faultText({ code, data: { found } }, english, known);
    expect(told('unknown_data_point', 'acuracy')).toContain('Did you mean “accuracy”?');
    expect(told('unknown_operator', 'lineer(accuracy, 0, 1)')).toContain('“linear”?');
    expect(told('unknown_condition', '@carefull')).toContain('“careful”?');
    expect(told('unknown_data_point', 'speed')).not.toContain('Did you mean');
  });

  it('says something of what it does not know, and the server’s words of what only the server knows', () => {
    expect(faultText({ code: 'new_kind', data: {} }, english)).toBe('Part of the text isn’t valid.');
    expect(blockerText({ code: 'new_kind', message: 'Ask Ruth first.', name: '' }, english)).toBe(
      'Ask Ruth first.',
    );
    expect(blockerText({ code: 'cycle', message: '', name: 'a → b → a' }, english)).toContain('a → b → a');
  });
});
