/** An employer's colour as it is kept: #rrggbb in small letters. */
export const ACCENT = /^#[0-9a-f]{6}$/;

/** The least contrast of text to its ground (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The panels of the product on which an accent is hardest to read: the darkest light one, the lightest dark one. */
const LIGHT_GROUND = '#ecefe9';
const DARK_GROUND = '#1e2925';

/** A colour in shades that can be read: as text on the product's grounds, and as ground of its own label. */
export interface AccentShades {
  /** On light grounds; its label is white. */
  readonly light: string;
  /** On dark grounds; its label is the product's ink (#14211d). */
  readonly dark: string;
}

type Rgb = readonly [number, number, number];

/** Relative luminance of a colour, 0 (black) to 1 (white); WCAG 2.2, "relative luminance". */
export function luminance(color: string): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 (none) to 21 (black on white); WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The shades of a colour nearest to it that reach `LEAST_CONTRAST`: darkened with its hue kept for light grounds; for
 * dark ones brightened with its hue kept, and then mixed with white; in steps of a hundredth. A colour that is readable already stays.
 */
export function accentShades(accent: string): AccentShades {
  const rgb = linear(accent);
  return {
    light: firstReadable(LIGHT_GROUND, (step) => each(rgb, (part) => part * (1 - step))),
    dark: firstReadable(DARK_GROUND, (step) => brightened(rgb, step)),
  };
}

const each = ([r, g, b]: Rgb, change: (part: number) => number): Rgb => [change(r), change(g), change(b)];

/** Half of the way the colour is made as bright as its hue allows, the other half it is mixed with white. */
function brightened(rgb: Rgb, step: number): Rgb {
  const brightest = Math.max(...rgb);
  const factor = brightest === 0 ? 1 : 1 + (1 / brightest - 1) * Math.min(1, step * 2);
  const white = Math.max(0, step * 2 - 1);
  return each(rgb, (part) => part * factor * (1 - white) + white);
}

function firstReadable(ground: string, shade: (step: number) => Rgb): string {
  for (let step = 0; step < 100; step += 1) {
    const color = hex(shade(step / 100));
    if (contrast(color, ground) >= LEAST_CONTRAST) return color;
  }
  return hex(shade(1));
}

/** Channels as linear light, 0 to 1 (IEC 61966-2-1). */
function linear(color: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function hex(rgb: Rgb): string {
  const parts = rgb.map((value) => {
    const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
