import { Card } from '../harbour/card.tsx';
import { HowTo, Instructions } from '../harbour/instructions.tsx';
import station from '../harbour/station.module.css';
import type { StationProps } from '../harbour/station.tsx';
import { useWords } from '../harbour/words.tsx';
import { diamondAround } from './mast.tsx';
import styles from './view.module.css';

/** What the instruction card says. */
export function Intro({ station, untimed }: { readonly station: StationProps; readonly untimed: boolean }) {
  const steps = ['simple', 'then', untimed ? 'untimed' : 'quick'];
  return <Instructions game="reflex-check" station={station} steps={steps} />;
}

/** Between the two parts: what the two signals ask for. */
export function ChoiceCard({ keysOnly, begin }: { readonly keysOnly: boolean; begin(): void }) {
  const intl = useWords();
  return (
    <Card
      title={intl.formatMessage({ id: 'reflex-check.choice_title' })}
      action={{ label: intl.formatMessage({ id: 'harbour.go_on' }), run: begin }}
      drawing={<Rule />}
    >
      <ul className={station.steps}>
        {(['ball', 'diamond'] as const).map((signal) => (
          <li key={signal}>
            <HowTo id={`reflex-check.choice_${signal}`} keysOnly={keysOnly} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The board, and which half of the screen each of its signals stands for: left is left in every language. */
function Rule() {
  return (
    <svg className={styles.rule} viewBox="0 0 320 132" aria-hidden="true" focusable="false" direction="ltr">
      <rect
        x="122"
        y="4"
        width="76"
        height="124"
        rx="12"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="3"
      />
      <circle cx="160" cy="36" r="24" fill="var(--lamp-off)" stroke="var(--lamp-glow)" strokeWidth="3" />
      <circle cx="160" cy="36" r="15" fill="var(--lamp-lit)" />
      <circle cx="160" cy="96" r="24" fill="var(--lamp-off)" stroke="var(--lamp-glow)" strokeWidth="3" />
      <path d={diamondAround(160, 96, 18)} fill="var(--lamp-lit)" />
      <g fill="none" stroke="var(--hb-line)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M116 36 H74 Q54 36 54 54 V60 M46 52 L54 61 L62 52" />
        <path d="M204 96 H214 M207 89 L215 96 L207 103" />
      </g>
      <g fill="var(--hb-surface)" stroke="var(--hb-text)" strokeWidth="3">
        <rect x="6" y="72" width="96" height="48" rx="10" />
        <rect x="224" y="72" width="90" height="48" rx="10" />
      </g>
      <circle cx="54" cy="96" r="13" fill="var(--hb-text)" />
      <path d={diamondAround(269, 96, 16)} fill="var(--hb-text)" />
    </svg>
  );
}
