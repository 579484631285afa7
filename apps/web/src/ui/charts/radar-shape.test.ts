import { describe, expect, it } from 'vitest';
import { radarOutline } from './radar-shape.ts';

describe('radarOutline', () => {
  it('starts on top and leaves out axes without a score', () => {
    expect(radarOutline([100, 50, null, 0], 100)).toBe('0.0,-100.0 50.0,0.0 0.0,0.0');
  });
});
