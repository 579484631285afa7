import { expect, it } from 'vitest';
import { openStreetMapUrl } from './open-street-map.ts';

const place = { name: 'Kiel', address: '', country: 'Germany', latitude: null, longitude: null };

it('points at coordinates, or searches for the address, or for the name', () => {
  expect(openStreetMapUrl({ ...place, latitude: 54.32, longitude: 10.14 })).toBe(
    'https://www.openstreetmap.org/?mlat=54.32&mlon=10.14#map=15/54.32/10.14',
  );
  expect(openStreetMapUrl({ ...place, address: 'Kai 1 & 2' })).toBe(
    'https://www.openstreetmap.org/search?query=Kai+1+%26+2%2C+Germany',
  );
  expect(openStreetMapUrl(place)).toBe('https://www.openstreetmap.org/search?query=Kiel%2C+Germany');
});
