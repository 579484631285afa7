import { Card } from '../harbour/card.tsx';
import { HowTo, Instructions } from '../harbour/instructions.tsx';
import station from '../harbour/station.module.css';
import type { StationProps } from '../harbour/station.tsx';
import { useWords } from '../harbour/words.tsx';

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
