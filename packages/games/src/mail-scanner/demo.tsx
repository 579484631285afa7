import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import type { LetterShown } from './letter.tsx';
import { PostHall } from './post-hall.tsx';
import { BEFORE, BEHIND, Light, lettersFrom, Machine, Sheets } from './scanner.tsx';
import styles from './view.module.css';

const PLAIN = { marked: false, stamped: false };

/** What lies in the light, and how many letters are through, at each moment. */
const MOMENTS: readonly { readonly letter: LetterShown | null; readonly through: number }[] = [
  { letter: null, through: 2 },
  { letter: PLAIN, through: 2 },
  { letter: { ...PLAIN, stamped: true }, through: 2 },
  { letter: { ...PLAIN, marked: true }, through: 3 },
  { letter: { ...PLAIN, marked: true }, through: 3 },
];
const ALL = 9;

/** A plain letter is stamped; one with a cross goes by. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [262, 98] },
    { hand: [206, 96] },
    { hand: [186, 86], presses: true },
    { hand: [262, 98] },
    { hand: [262, 98] },
  ],
  stills: [2, 3],
  draw: (moment) => <Sketch {...(MOMENTS[moment] ?? { letter: null, through: 0 })} />,
};

/** The hall, small, at its hour. */
function Sketch({ letter, through }: { readonly letter: LetterShown | null; readonly through: number }) {
  const hour = useHour(styles.sketch);
  return (
    <g {...hour} transform="translate(52.500 -2) scale(.347)">
      <PostHall />
      <Machine />
      <Sheets x={BEFORE} from={0} letters={lettersFrom(through + 1, ALL - through - 1)} />
      <Sheets x={BEHIND} from={0} letters={lettersFrom(through - 1, through, -1)} />
      <Light letter={letter} />
    </g>
  );
}
