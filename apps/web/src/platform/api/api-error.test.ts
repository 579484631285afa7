import { describe, expect, it } from 'vitest';
import { errorFromAnswer, isShown, UNKNOWN_ERROR } from './api-error.ts';
import { routeUrl } from './route-url.ts';

describe('errorFromAnswer', () => {
  it("takes the server's message, fields, reference and current state", () => {
    const error = errorFromAnswer(
      409,
      {
        message: 'Already rejected',
        code: 'stale_status',
        reference: 'R-7',
        fields: [{ field: 'email', message: 'is required' }, { field: 3 }],
        current: { status: 'rejected', allowed: ['on_hold', 4] },
      },
      'POST',
    );
    expect(error).toMatchObject({
      message: 'Already rejected',
      code: 'stale_status',
      status: 409,
      reference: 'R-7',
    });
    expect(error.field('email')).toBe('is required');
    expect(error.fields).toHaveLength(1);
    expect(error.current).toEqual({ status: 'rejected', allowed: ['on_hold'] });
  });

  it.each([null, 'text', [], {}, { message: '  ' }])('says the unknown-error words for %j', (body) => {
    expect(errorFromAnswer(500, body, 'POST').message).toBe(UNKNOWN_ERROR);
  });

  it('shows nothing for a 401 on a plain GET, and only there', () => {
    expect(isShown(errorFromAnswer(401, { message: 'x' }, 'GET'))).toBe(false);
    expect(isShown(errorFromAnswer(401, { message: 'x' }, 'POST'))).toBe(true);
    expect(isShown(errorFromAnswer(403, { message: 'x' }, 'GET'))).toBe(true);
    expect(isShown(new Error('x'))).toBe(true);
  });
});

describe('routeUrl', () => {
  it('fills and encodes names, repeats lists, leaves empty values out', () => {
    expect(
      routeUrl(
        '/positions/:id/tags/:tag',
        { id: 7, tag: 'a/b' },
        { q: 'x y', stage: ['a', 'b'], page: undefined, name: '' },
      ),
    ).toBe('/api/positions/7/tags/a%2Fb?q=x+y&stage=a&stage=b');
  });

  it('refuses a missing name', () => {
    expect(() => routeUrl('/positions/:id', {})).toThrow('id');
  });
});
