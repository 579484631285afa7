import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GEOCODER_KINDS, geocoderUrl, readGeocoderAnswer } from './geocoder-answers.ts';
import { nextTurn, pauseBetween } from './turns.ts';

describe('the address of a request to a geocoder', () => {
  it.each([
    [
      'nominatim',
      'https://geo.test',
      'ar',
      'https://geo.test/search?q=Kai+1%2C+Kiel&limit=5&format=jsonv2&addressdetails=1&accept-language=ar',
    ],
    [
      'nominatim',
      'https://geo.test/nominatim/search/',
      'en',
      'https://geo.test/nominatim/search?q=Kai+1%2C+Kiel&limit=5&format=jsonv2&addressdetails=1&accept-language=en',
    ],
    ['photon', 'https://geo.test/', 'en', 'https://geo.test/api?q=Kai+1%2C+Kiel&limit=5&lang=en'],
    ['photon', 'https://geo.test/api', 'ar', 'https://geo.test/api?q=Kai+1%2C+Kiel&limit=5&lang=default'],
  ] as const)('of %s at %s in %s', (kind, base, language, url) =>
    expect(geocoderUrl(kind, base, 'Kai 1, Kiel', language)).toBe(url),
  );
});

describe('an answer of Nominatim', () => {
  it('is read', () => {
    const answer = [
      {
        place_id: 1,
        licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
        lat: '53.5437',
        lon: '9.9889',
        name: '',
        display_name: '5, Sandtorkai, Hamburg, 20457, Germany',
        address: {
          house_number: '5',
          road: 'Sandtorkai',
          city: 'Hamburg',
          state: 'Hamburg',
          country: 'Germany',
          country_code: 'de',
        },
      },
      { lat: '95', lon: '0', name: 'Beyond the pole' },
      { lat: '1', lon: '2' },
      { lat: '46.7', lon: '7.6', name: 'Thun', address: { town: 'Thun', country_code: 'xyz' } },
    ];
    expect(readGeocoderAnswer('nominatim', answer)).toEqual([
      {
        name: 'Sandtorkai 5',
        region: 'Hamburg',
        country: 'Germany',
        country_code: 'DE',
        latitude: 53.5437,
        longitude: 9.9889,
      },
      { name: 'Thun', region: '', country: '', country_code: '', latitude: 46.7, longitude: 7.6 },
    ]);
  });
});

describe('an answer of Photon', () => {
  it('is read', () => {
    const answer = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [9.9889, 53.5437] },
          properties: {
            osm_id: 1,
            street: 'Sandtorkai',
            housenumber: '5',
            city: 'Hamburg',
            country: 'Germany',
            countrycode: 'DE',
          },
        },
        { geometry: { coordinates: ['9', '53'] }, properties: { name: 'Texts for degrees' } },
        { geometry: null, properties: { name: 'Nowhere' } },
      ],
    };
    expect(readGeocoderAnswer('photon', answer)).toEqual([
      {
        name: 'Sandtorkai 5',
        region: 'Hamburg',
        country: 'Germany',
        country_code: 'DE',
        latitude: 53.5437,
        longitude: 9.9889,
      },
    ]);
  });
});

describe('requests to a geocoder', () => {
  it.each([
    ['https://nominatim.openstreetmap.org', 1_000],
    ['https://photon.komoot.io/api', 1_000],
    ['https://geo.own.test', 100],
    ['https://openstreetmap.org.evil.test', 100],
    ['', 100],
  ])('to %s are %i ms apart', (address, ms) => expect(pauseBetween(address)).toBe(ms));

  it('are made one after the other, and not at all where that takes too long', () => {
    let freeAt = 0;
    const waits = Array.from({ length: 5 }, () => {
      const turn = nextTurn(freeAt, 10_000, 1_000);
      freeAt = turn?.free_at ?? freeAt;
      return turn?.wait ?? null;
    });
    expect(waits).toEqual([0, 1_000, 2_000, null, null]);
    expect(nextTurn(freeAt, 60_000, 1_000)).toEqual({ wait: 0, free_at: 61_000 });
  });
});

describe('whatever a server answers', () => {
  it.each([
    ['nominatim', { error: 'too many requests' }],
    ['nominatim', 'x'],
    ['photon', []],
    ['photon', null],
  ] as const)('%s: %j is no answer', (kind, answer) => expect(readGeocoderAnswer(kind, answer)).toBeNull());

  it('lies nowhere without degrees, whether they are texts or numbers', () => {
    const town = { name: 'Hamburg' };
    const rows = [
      town,
      { ...town, lat: '', lon: ' ' },
      { ...town, lat: null, lon: false },
      { ...town, lat: '53.5', lon: '1e3' },
      { ...town, lat: 53.55, lon: 9.99 },
    ];
    expect(readGeocoderAnswer('nominatim', rows)).toMatchObject([{ latitude: 53.55, longitude: 9.99 }]);
  });

  it('is read without falling over, at most five results, each with a name and real degrees', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GEOCODER_KINDS), fc.jsonValue(), (kind, value) => {
        const rows = Array.from({ length: 8 }, () => value);
        const answer = kind === 'nominatim' ? rows : { features: rows };
        for (const found of readGeocoderAnswer(kind, answer) ?? []) {
          expect(found.name).not.toBe('');
          expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90);
        }
        expect(readGeocoderAnswer(kind, answer)?.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
