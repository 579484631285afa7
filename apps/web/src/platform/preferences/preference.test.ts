import { describe, expect, it, vi } from 'vitest';
import { definePreference } from './preference.ts';

const rows = (onChange?: (value: string) => void) =>
  definePreference('test.rows', ['wide', 'narrow'], 'wide', onChange);

describe('definePreference', () => {
  it('takes over what the account says while nothing was chosen here', () => {
    const changed = vi.fn();
    const preference = rows(changed);
    preference.adopt('narrow');
    expect(preference.get()).toBe('narrow');
    expect(changed).toHaveBeenCalledExactlyOnceWith('narrow');
  });

  it('keeps a choice made here, whatever the account says', () => {
    const preference = rows();
    preference.set('wide');
    preference.adopt('narrow');
    expect(preference.get()).toBe('wide');
  });
});
