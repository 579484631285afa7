import { ACCENT, accentShades } from '../organizations/accent.ts';

/** A drawing of the library as a package gives it. */
export interface Drawing {
  /** What is inside the `svg` element. */
  readonly body: string;
  /** Width and height of its square, in its own units. */
  readonly size: number;
  /** Whether it is drawn with lines of one colour, and takes the colour that it is given. */
  readonly is_line: boolean;
}

/** How large a scene is, in dots. */
export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes in use: as simulations and positions show pictures, and the wide band above a careers page. */
export const SCENES = {
  picture: { width: 1600, height: 900 },
  band: { width: 1600, height: 400 },
} as const satisfies Readonly<Record<string, SceneSize>>;

/** The colour where an employer has none: the product's own, #rrggbb. */
const OWN_COLOUR = '#1f5c4d';
/** How high a drawing is in its scene, as a share of the scene's height. */
const SHARE = 0.56;

/**
 * A drawing as a picture: in the middle of a ground in a pale tint of an employer's colour (`#rrggbb`; anything else: the
 * product's own), with two large discs behind it. A line drawing takes a shade of the colour that can be read on the ground.
 * What is answered is a whole SVG document without anything that runs or loads; the drawing's own text is taken as it is, so
 * it has to come from a package that was looked at, never from people.
 */
export function pictureScene(
  { body, size, is_line }: Drawing,
  colour: string | null,
  { width, height }: SceneSize,
): string {
  const own = colour !== null && ACCENT.test(colour) ? colour : OWN_COLOUR;
  const side = Math.round(height * SHARE);
  const factor = round(side / size);
  const [left, top] = [round((width - side) / 2), round((height - side) / 2)];
  const ink = is_line
    ? ` fill="none" stroke="${accentShades(own).light}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${tint(own, 0.1)}"/>`,
    `<circle cx="${round(width * 0.16)}" cy="${round(height * 0.9)}" r="${round(height * 0.52)}" fill="${tint(own, 0.16)}"/>`,
    `<circle cx="${round(width * 0.86)}" cy="${round(height * 0.12)}" r="${round(height * 0.4)}" fill="${tint(own, 0.16)}"/>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="${round(height * 0.42)}" fill="#ffffff" fill-opacity="0.72"/>`,
    `<g transform="translate(${left} ${top}) scale(${factor})"${ink}>${body}</g>`,
    '</svg>',
  ].join('');
}

/** A colour mixed with white: `share` of the colour, 0 to 1, in the sRGB values as they are written. */
function tint(colour: string, share: number): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** One part of a line drawing: its kind and its attributes. */
export type LinePart = readonly [string, Readonly<Record<string, string | number>>];

/** The text of a line drawing that is given part by part; parts and attributes of other kinds than those that draw are left out. */
export function lineBody(parts: readonly LinePart[]): string {
  return parts
    .filter(([kind]) => DRAWS.has(kind))
    .map(
      ([kind, attributes]) =>
        `<${kind}${Object.entries(attributes)
          .filter(([name]) => PLACES.has(name))
          .map(([name, value]) => ` ${name}="${String(value).replace(/[^\w\s.,+-]/g, '')}"`)
          .join('')}/>`,
    )
    .join('');
}

const DRAWS = new Set(['path', 'circle', 'line', 'rect', 'ellipse', 'polyline', 'polygon']);
const PLACES = new Set([
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'width',
  'height',
  'points',
]);
