import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type {
  Fill,
  GlyphGridInput,
  GlyphGridOutcome,
  GlyphGridStimulus,
  PracticeReason,
  Shape,
  Tile,
} from './core.ts';
import { pips } from './places.ts';

const LARGE = 2;
/** Time to answer a practice item, ms, before any extra time. */
const DEADLINE_MS = 30_000;
const FIXATION_MS = 800;

function tile(shape: Shape, fill: Fill, places: number, size = LARGE): Tile {
  return { shape, fill, size, rotation: 0, places };
}

function alone(shape: Shape, size: number): Tile {
  return tile(shape, 'solid', pips(1), size);
}

function triangles(count: number, fill: Fill): Tile {
  return tile('triangle', fill, pips(count));
}

function circles(fill: Fill, ...places: readonly number[]): Tile {
  return tile(
    'circle',
    fill,
    places.reduce((set, place) => set | (1 << place), 0),
  );
}

interface PracticeItem extends Pick<GlyphGridStimulus, 'layout' | 'tiles' | 'options'> {
  readonly right: number;
  readonly reason: PracticeReason;
}

/** Three items, each for one thing to know: rows have rules, there can be two, and tiles can be laid over each other. */
const ITEMS: readonly PracticeItem[] = [
  {
    layout: 'one',
    tiles: [
      ...[0, 1, 2].map((size) => alone('circle', size)),
      ...[0, 1, 2].map((size) => alone('star', size)),
      ...[0, 1].map((size) => alone('cross', size)),
    ],
    options: [alone('star', 2), alone('cross', 1), alone('cross', 2), alone('star', 1)],
    right: 2,
    reason: 'size',
  },
  {
    layout: 'group',
    tiles: [
      triangles(1, 'empty'),
      triangles(2, 'striped'),
      triangles(3, 'solid'),
      triangles(2, 'striped'),
      triangles(3, 'solid'),
      triangles(4, 'empty'),
      triangles(3, 'solid'),
      triangles(4, 'empty'),
    ],
    options: [triangles(5, 'striped'), triangles(4, 'solid'), triangles(5, 'solid'), triangles(4, 'striped')],
    right: 0,
    reason: 'count',
  },
  {
    layout: 'places',
    tiles: [
      circles('solid', 0, 1),
      circles('solid', 1, 2),
      circles('solid', 0, 1, 2),
      circles('solid', 3, 4),
      circles('solid', 4, 7),
      circles('solid', 3, 4, 7),
      circles('solid', 5, 8),
      circles('solid', 5, 6),
    ],
    options: [
      circles('striped', 6, 8),
      circles('solid', 6, 8),
      circles('striped', 5, 6, 8),
      circles('solid', 5, 6, 8),
    ],
    right: 3,
    reason: 'places',
  },
];

/** Three fixed grids with an explanation after each; the time to answer follows the accommodation. */
export function createGlyphGridPractice(accommodations: Accommodations): PracticeRound {
  const factor = accommodations.time_factor;
  // Somebody who listens to the tiles gets to know them without a clock.
  const deadline_ms = factor === null || accommodations.screen_reader ? null : DEADLINE_MS * factor;
  const stimuli = new Map<number, GlyphGridStimulus>(
    ITEMS.map(({ layout, tiles, options }, i) => [
      i,
      { i, block: 0, form: 0, layout, tiles, options, fixation_ms: FIXATION_MS, deadline_ms },
    ]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input): GlyphGridOutcome {
      const { i } = input as GlyphGridInput;
      const item = ITEMS[i];
      if (item === undefined) throw new RangeError(`practice has no item ${i}`);
      const { right: right_option, reason } = item;
      return { i, finished: i === ITEMS.length - 1, practice: { right_option, reason } };
    },
  };
}
