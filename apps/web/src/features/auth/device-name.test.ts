import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names browser and system', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';
  expect(deviceName(edge)).toBe('Edge, Windows');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  expect(deviceName(phone)).toBe('Safari, iOS');
});

it('says nothing of what it does not know', () => {
  expect(deviceName('curl/8')).toBeNull();
});
