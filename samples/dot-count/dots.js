// Two fields of dots, and how they are drawn.

/** How many times more dots one field has, from easy to hard. Each four pairs have every one once. */
const RATIOS = [2, 1.5, 1.3, 1.2];
const CELLS = 7;
const CELL = 100 / CELLS;
const RADIUS = 4.4;

/** The pair of a trial: the same for the same seed, trial and attempt. */
export function pairFor(session, trial, attempt) {
  const block = session.random(`block ${Math.floor(trial / RATIOS.length)}`).shuffle(RATIOS);
  const random = session.random(`trial ${trial}, attempt ${attempt}`);
  return pairOfRatio(random, block[trial % RATIOS.length], trial % 2 === 1);
}

/**
 * A pair with `ratio` times more dots on one side. With `sameArea` the more dots are the smaller ones, so that the
 * darker field is not always the fuller one.
 */
export function pairOfRatio(random, ratio, sameArea) {
  const few = random.integer(9, 16);
  const many = Math.max(few + 1, Math.round(few * ratio));
  const shrunk = sameArea ? RADIUS * Math.sqrt(few / many) : RADIUS;
  const fewer = { count: few, dots: placed(random, few, RADIUS) };
  const more = { count: many, dots: placed(random, many, shrunk) };
  const [left, right] = random.shuffle([fewer, more]);
  return { left: left.count, right: right.count, dots: { left: left.dots, right: right.dots } };
}

/** Places in a field of 100 by 100, none touching another. */
function placed(random, count, radius) {
  const cells = random.shuffle(Array.from({ length: CELLS ** 2 }, (_, cell) => cell)).slice(0, count);
  const room = CELL / 2 - radius - 0.3;
  return cells.map((cell) => ({
    x: ((cell % CELLS) + 0.5) * CELL + (random.next() * 2 - 1) * room,
    y: (Math.floor(cell / CELLS) + 0.5) * CELL + (random.next() * 2 - 1) * room,
    radius,
  }));
}

/** A field as a picture. */
export function drawField(dots) {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '-4 -4 108 108');
  picture.setAttribute('aria-hidden', 'true');
  for (const { x, y, radius } of dots) {
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    dot.setAttribute('cx', x.toFixed(2));
    dot.setAttribute('cy', y.toFixed(2));
    dot.setAttribute('r', radius.toFixed(2));
    picture.append(dot);
  }
  return picture;
}
