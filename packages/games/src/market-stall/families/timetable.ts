import type { Random } from '@tryout/domain/statistics/random';
import type { TableFigure } from '../core.ts';
import { at, between, type Levels } from '../draw.ts';
import { quantity, word } from '../quantities.ts';

const HOUR = 60;

/** Four boats from the quay over the island to the cape, minutes from midnight. */
function drawBoats(random: Random) {
  const first = between(random, 7 * HOUR + 20, 9 * HOUR + 40, 5);
  const every = between(random, 75, 110, 5);
  const boats = Array.from({ length: 4 }, (_, i) => {
    const leaves = first + every * i + between(random, 0, 15, 5);
    const island = leaves + between(random, 25, 55, 5);
    return { leaves, island, cape: island + between(random, 35, 65, 5) };
  });
  const table: TableFigure = {
    kind: 'table',
    caption: word('boats'),
    columns: [word('boat_heading'), word('leaves_quay'), word('at_island'), word('at_cape')],
    rows: boats.map(({ leaves, island, cape }, i) => ({
      head: word('boat', i + 1),
      cells: [quantity('clock', leaves), quantity('clock', island), quantity('clock', cape)],
    })),
  };
  return { boats, table };
}

/** Somebody who counts an hour as a hundred minutes. */
function asDecimal(minutes: number): number {
  return 100 * Math.floor(minutes / HOUR) + (minutes % HOUR);
}

/** Timetables: how long, when one arrives after a way to walk, and the time left between two boats. */
export const TIMETABLE: Levels = [
  (random) => {
    const { boats, table } = drawBoats(random);
    const boat = random.int(boats.length);
    const { leaves, island, cape } = at(boats, boat);
    return {
      figures: [table],
      question: { key: 'time_ride', values: { boat: word('boat', boat + 1) } },
      unit: 'minutes',
      right: cape - leaves,
      errors: [
        asDecimal(cape) - asDecimal(leaves),
        cape - island,
        island - leaves,
        cape - leaves + 10,
        cape - leaves - 10,
        cape - leaves - 5,
      ],
      grain: 5,
    };
  },
  (random) => {
    const { boats, table } = drawBoats(random);
    const caught = 1 + random.int(boats.length - 1);
    const walk = between(random, 15, 45, 5);
    const { leaves, island, cape } = at(boats, caught);
    const missed = at(boats, caught - 1);
    // The earlier boat still lies at the quay at the start, and has left at the end of the walk.
    const start = missed.leaves - between(random, 5, walk - 5, 5);
    if (start + walk > leaves) return null;
    const later = boats[caught + 1];
    return {
      figures: [table],
      question: {
        key: 'time_arrive',
        values: { start: quantity('clock', start), walk: quantity('minutes', walk) },
      },
      unit: 'clock',
      right: cape,
      errors: [missed.cape, later?.cape ?? cape + HOUR, island, cape + walk, cape - 10, cape + 10],
      grain: 10,
    };
  },
  (random) => {
    const { boats, table } = drawBoats(random);
    const first = random.int(boats.length - 1);
    const [arrive, go] = [at(boats, first), at(boats, first + 1)];
    const walk = between(random, 10, 20, 5);
    const right = go.island - arrive.island - 2 * walk;
    if (right < 25) return null;
    return {
      figures: [table],
      question: {
        key: 'time_stay',
        values: {
          boat: word('boat', first + 1),
          next: word('boat', first + 2),
          walk: quantity('minutes', walk),
        },
      },
      unit: 'minutes',
      right,
      errors: [
        right + walk,
        right + 2 * walk,
        asDecimal(go.island) - asDecimal(arrive.island) - 2 * walk,
        go.leaves - arrive.island - 2 * walk,
        go.leaves - arrive.leaves - 2 * walk,
        right - 10,
        right + 10,
      ],
      grain: 5,
    };
  },
];
