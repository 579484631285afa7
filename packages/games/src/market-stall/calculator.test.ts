import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calculator, type CalculatorKey, display, keyTyped, press, SWITCHED_ON } from './calculator.ts';

function pressed(keys: string, from: Calculator = SWITCHED_ON): Calculator {
  return [...keys].reduce((state, key) => press(state, (keyTyped(key) ?? key) as CalculatorKey), from);
}

describe('the calculator', () => {
  it.each([
    ['', '0'],
    ['12', '12'],
    ['007', '7'],
    ['1.50', '1.50'],
    ['1..5', '1.5'],
    ['.5', '0.5'],
    ['2+3=', '5'],
    ['2+3*4=', '20'],
    ['2+*4=', '8'],
    ['0.1+0.2=', '0.3'],
    ['1/3=', '0.33333333'],
    ['10-25=', '-15'],
    ['5+=', '5'],
    ['2+3=4', '4'],
    ['2+3=*4=', '20'],
    ['12345678901', '1234567890'],
  ])('%s shows %s', (keys, shown) => {
    expect(display(pressed(keys))).toBe(shown);
  });

  it('takes back a digit, and begins anew', () => {
    expect(display(press(pressed('12'), 'back'))).toBe('1');
    expect(display(press(press(pressed('1'), 'back'), 'back'))).toBe('0');
    expect(display(press(pressed('2+3='), 'back'))).toBe('5');
    expect(display(press(pressed('2+3'), 'clear'))).toBe('0');
  });

  it('shows nothing when divided by nothing or too large, and goes on with the next number', () => {
    const failed = pressed('5/0=');
    expect(display(failed)).toBeNull();
    expect(display(pressed('7+1=', failed))).toBe('8');
    expect(display(pressed('9999999999*9999999999='))).toBeNull();
  });

  it('counts what was worked out, not what was typed', () => {
    expect(pressed('123').calculations).toBe(0);
    expect(pressed('2+3+4=').calculations).toBe(2);
    expect(press(pressed('2+3='), 'clear').calculations).toBe(1);
  });

  it('works out sums, differences and products as exactly as they are typed', () => {
    const cents = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const typed = (n: number) => (n / 100).toFixed(2);
        expect(Number(display(pressed(`${typed(a)}+${typed(b)}=`)))).toBe((a + b) / 100);
        expect(Number(display(pressed(`${typed(a)}-${typed(b)}=`)))).toBe((a - b) / 100);
        expect(Number(display(pressed(`${typed(a)}*${typed(b)}=`)))).toBeCloseTo((a * b) / 10_000, 7);
      }),
    );
  });

  it('knows keys of several keyboards', () => {
    expect(['5', '٥', ',', 'x', '÷', 'Enter', 'Backspace', 'c'].map(keyTyped)).toEqual([
      '5',
      '5',
      '.',
      '*',
      '/',
      '=',
      'back',
      'clear',
    ]);
    expect(['a', 'Tab', 'Escape', '', 'toString'].map(keyTyped)).toEqual([null, null, null, null, null]);
  });
});
