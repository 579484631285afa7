/** The part of a TopoJSON file of land that is read here: quantized arcs, and polygons made of them. */
export interface LandTopology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

type Point = readonly [x: number, y: number];

/** Where degrees lie on the drawing: one unit a degree, north up, 0 to 360 by 0 to 180. */
export function mapPoint(longitude: number, latitude: number): Point {
  return [longitude + 180, 90 - latitude];
}

/**
 * A ring that crosses the line at 180 degrees goes on beyond the edge of the drawing, and stands there a second time,
 * so that both edges show their part. One that goes around the whole world is closed along its nearer pole.
 */
function aroundTheBack(ring: readonly Point[]): Point[][] {
  let turn = 0;
  const points = ring.map(([x, y], index): Point => {
    const before = ring[index - 1]?.[0] ?? x;
    if (x - before > 180) turn -= 360;
    if (x - before < -180) turn += 360;
    return [x + turn, y];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && turn !== 0) {
    const pole = first[1] < 90 ? 0 : 180;
    points.push([last[0], pole], [first[0], pole]);
  }
  const xs = points.map(([x]) => x);
  const shifted = (by: number) => points.map(([x, y]): Point => [x + by, y]);
  return [
    points,
    ...(Math.min(...xs) < 0 ? [shifted(360)] : []),
    ...(Math.max(...xs) > 360 ? [shifted(-360)] : []),
  ];
}

/** The coast as one SVG path on that drawing. Arcs are stored once, as steps from point to point; `~n` is arc n backwards. */
export function landPath({ transform, arcs, objects }: LandTopology): string {
  const lines = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return mapPoint(
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      );
    });
  });
  const ringPath = (ring: readonly number[]) =>
    aroundTheBack(
      ring.flatMap((index) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []))),
    )
      .map((points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`)
      .join('');
  return objects.land.geometries
    .flatMap(({ arcs: polygons }) => polygons.flatMap((polygon) => polygon.map(ringPath)))
    .join('');
}

/** A window on the drawing. */
export interface MapWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Narrower than this the coast is too coarse to tell anything, degrees. */
const LEAST_WIDTH = 50;

/** The window, twice as wide as high, that shows all points with room around them, and never less than a region. */
export function windowAround(points: readonly Point[]): MapWindow {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const spanX = Math.max(...xs) - Math.min(...xs);
  const spanY = Math.max(...ys) - Math.min(...ys);
  const width = Math.min(360, Math.max(LEAST_WIDTH, spanX * 1.4, spanY * 2.8));
  const height = width / 2;
  const within = (middle: number, size: number, most: number) =>
    Math.min(Math.max(0, middle - size / 2), most - size);
  return {
    x: within((Math.max(...xs) + Math.min(...xs)) / 2, width, 360),
    y: within((Math.max(...ys) + Math.min(...ys)) / 2, height, 180),
    width,
    height,
  };
}
