import { describe, expect, it } from 'vitest';
import { compileMessage } from './message-compile.ts';
import { formatMessage, withSignsApart } from './message-format.ts';

const text = (message: string, values: Record<string, unknown> = {}, locale = 'en') =>
  formatMessage<never>(compileMessage(message), values, locale).join('');

describe('formatMessage', () => {
  it('fills values and leaves out missing ones', () => {
    expect(text('{name} has {count} of {total}', { name: 'Amina', count: 3 })).toBe('Amina has 3 of ');
  });

  it('chooses plurals by the language, exact numbers first', () => {
    const message = '{n, plural, =0 {none} one {# position} other {# positions}}';
    expect([0, 1, 1200].map((n) => text(message, { n }))).toEqual(['none', '1 position', '1,200 positions']);
    const arabic =
      '{n, plural, zero {صفر} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# غير ذلك}}';
    expect([0, 1, 2, 3, 11, 100].map((n) => text(arabic, { n }, 'ar-u-nu-latn'))).toEqual([
      'صفر',
      'واحد',
      'اثنان',
      '3 قليل',
      '11 كثير',
      '100 غير ذلك',
    ]);
  });

  it('nests a choice in a plural and keeps the number', () => {
    const message = '{n, plural, other {# {kind, select, a {apples} other {things}}}}';
    expect(text(message, { n: 4, kind: 'a' })).toBe('4 apples');
    expect(text(message, { n: 4, kind: 'b' })).toBe('4 things');
  });

  it('subtracts the offset from what is counted and shown', () => {
    const message = '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}';
    expect([1, 2, 4].map((n) => text(message, { n }))).toEqual([
      'you',
      'you and 1 other',
      'you and 3 others',
    ]);
  });

  it('reads quoting as ICU does', () => {
    expect(text("it's '{not}' a ''value'' #")).toBe("it's {not} a 'value' #");
  });

  it('gives tags their words and keeps elements apart', () => {
    const parts = formatMessage<{ bold: unknown }>(
      compileMessage('See <b>{name}</b> now'),
      { name: 'Jo', b: (bold: unknown) => ({ bold }) },
      'en',
    );
    expect(parts).toEqual(['See ', { bold: ['Jo'] }, ' now']);
  });

  it('sets apart what is read the other way, where it is told which way the message is read', () => {
    const said = (message: string, values: Record<string, unknown>, direction: 'ltr' | 'rtl') =>
      formatMessage<never>(compileMessage(message), values, 'ar-u-nu-latn', direction).join('');
    const name = 'Harbour (Kiel)';
    expect(said('من {name}، {n}', { name, n: 3 }, 'rtl')).toBe('من \u2068Harbour (Kiel)\u2069، 3');
    expect(said('من {name}', { name: 'أمل حداد' }, 'rtl')).toBe('من أمل حداد');
    expect(said('By {name}', { name: 'أمل حداد' }, 'ltr')).toBe('By \u2068أمل حداد\u2069');
    expect(said('By {name}', { name }, 'ltr')).toBe('By Harbour (Kiel)');
    expect(said('{n, plural, one {من {name}} other {# من {name}}}', { n: 2, name }, 'rtl')).toBe(
      '2 من \u2068Harbour (Kiel)\u2069',
    );
    expect(said('من {number}', { number: '12.5 ٪' }, 'rtl')).toBe('من 12.5 ٪');
    const price = '\u200f52 US$';
    expect(said('السعر {price}', { price }, 'rtl')).toBe('السعر \u2068\u200f52 \u2066US$\u2069\u2069');
    expect(withSignsApart(withSignsApart(price))).toBe('\u200f52 \u2066US$\u2069');
  });

  it('sets nothing apart twice, and neither addresses nor a value that is the whole message', () => {
    const said = (message: string, value: string) =>
      formatMessage<never>(compileMessage(message), { value }, 'ar', 'rtl').join('');
    expect(said('«\u2068{value}\u2069»', 'rt')).toBe('«\u2068rt\u2069»');
    expect(said('من {value}', '\u2068rt\u2069')).toBe('من \u2068rt\u2069');
    expect(said('إلى {value}', 'amal@harbour.test')).toBe('إلى amal@harbour.test');
    expect(said('عند {value}', 'https://harbour.test/a')).toBe('عند https://harbour.test/a');
    expect(said('{value}', 'rt')).toBe('rt');
  });

  it('leaves a lone smaller-than sign alone', () => {
    expect(text('a < b and 3<4')).toBe('a < b and 3<4');
  });

  it.each(['{open', '{n, plural, one {x}}', '<b>x', 'x}', '{n, list}'])('refuses %s', (message) => {
    expect(() => text(message, { n: 1 })).toThrow(SyntaxError);
  });
});
