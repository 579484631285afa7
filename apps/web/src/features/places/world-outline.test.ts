import { describe, expect, it } from 'vitest';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { type LandTopology, landPath, mapPoint, windowAround } from './world-outline.ts';

describe('the outline of the world', () => {
  it('decodes steps and arcs that run backwards', () => {
    const topology: LandTopology = {
      transform: { scale: [10, 10], translate: [-180, -90] },
      arcs: [
        [
          [0, 0],
          [2, 0],
          [0, 2],
        ],
        [
          [0, 0],
          [0, 2],
          [2, 0],
        ],
      ],
      objects: { land: { geometries: [{ arcs: [[[0, ~1]]] }] } },
    };
    expect(landPath(topology)).toBe(
      'M0.00 180.00L20.00 180.00L20.00 160.00L20.00 160.00L0.00 160.00L0.00 180.00Z',
    );
  });

  it('draws land that crosses the line at 180 degrees at both edges', () => {
    const topology: LandTopology = {
      transform: { scale: [1, 1], translate: [0, 0] },
      arcs: [
        [
          [170, 10],
          [-345, 0],
          [0, 5],
          [345, 0],
          [0, -5],
        ],
      ],
      objects: { land: { geometries: [{ arcs: [[[0]]] }] } },
    };
    expect(landPath(topology)).toBe(
      'M350.00 80.00L365.00 80.00L365.00 75.00L350.00 75.00L350.00 80.00Z' +
        'M-10.00 80.00L5.00 80.00L5.00 75.00L-10.00 75.00L-10.00 80.00Z',
    );
  });

  it('reads the file that is shipped: a closed ring for each coast, all on the drawing', () => {
    const path = landPath(land as unknown as LandTopology);
    expect(path.match(/M/g)?.length).toBe(path.match(/Z/g)?.length);
    const numbers = path.match(/-?\d+\.\d+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(5000);
    const rings = path.split('M').slice(1);
    const steps = rings.flatMap((ring) => {
      const xs = ring.split('L').map(Number.parseFloat);
      return xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? x)));
    });
    // No coast jumps from one edge of the drawing to the other; only the bottom of Antarctica runs along all of it.
    expect(steps.filter((step) => step > 180).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['one place', [mapPoint(10, 53.55)], { x: 165, y: 23.95, width: 50, height: 25 }],
    ['the edge of the world', [mapPoint(179, -85)], { x: 310, y: 155, width: 50, height: 25 }],
    ['both sides of it', [mapPoint(-180, 0), mapPoint(180, 0)], { x: 0, y: 0, width: 360, height: 180 }],
  ])('frames %s', (_name, points, window) => {
    const framed = windowAround(points);
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(framed[key]).toBeCloseTo(window[key]);
  });
});
