import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tilesOrigin, tileUrl, tileWindow } from './map-tiles.ts';

describe('the address of map tiles', () => {
  it.each([
    ['https://tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com'],
    ['https://tiles.example.com:8443/osm/{z}/{y}/{x}?key=a1', 'https://tiles.example.com:8443'],
  ])('%s is of %s', (address, origin) => expect(tilesOrigin(address)).toBe(origin));
  it.each([
    '',
    'https://tiles.example.com/',
    'https://tiles.example.com/{z}/{x}.png',
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://{x}.example.com/{z}/{y}.png',
    'https://a:b@tiles.example.com/{z}/{x}/{y}.png',
    "https://tiles.example.com;script-src 'self'/{z}/{x}/{y}.png",
    'https://*.example.com/{z}/{x}/{y}.png',
    'data:{z}{x}{y}',
    'https://tiles.example.com/{z}/{x}/{y}/{z}.png',
  ])('%s is none', (address) => expect(tilesOrigin(address)).toBeNull());
  it('is filled in', () =>
    expect(tileUrl('https://t.test/{z}/{x}/{y}.png', { z: 3, x: 4, y: 2 })).toBe('https://t.test/3/4/2.png'));
  it('never lets anything into a policy but an origin', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (host, path) => {
        const origin = tilesOrigin(`https://${host}/${path}{z}/{x}/{y}`);
        if (origin !== null) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/u);
      }),
    );
  });
});

describe('the window of a map', () => {
  it('has one town in its middle, on the tile that holds it', () => {
    const { tiles, dots } = tileWindow([{ longitude: 9.9889, latitude: 53.5437 }]);
    expect(dots[0]?.left).toBeCloseTo(0.5);
    expect(dots[0]?.top).toBeCloseTo(0.25);
    // Hamburg at zoom 12, as https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames computes it.
    expect(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).toContain('12/2161/1323');
  });

  it('shows all points inside, with tiles that cover it and are on the grid', () => {
    const degrees = fc.record({
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(degrees, { minLength: 1, maxLength: 6 }), (points) => {
        const { tiles, tile_size, dots } = tileWindow(points);
        for (const { left, top } of dots) {
          expect(left).toBeGreaterThanOrEqual(-1e-9);
          expect(left).toBeLessThanOrEqual(1 + 1e-9);
          expect(top).toBeGreaterThanOrEqual(-1e-9);
          expect(top).toBeLessThanOrEqual(0.5 + 1e-9);
        }
        for (const { x, y, z } of tiles) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThan(2 ** z);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThan(2 ** z);
        }
        expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
        expect(Math.max(...tiles.map(({ left }) => left + tile_size))).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(tiles.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
