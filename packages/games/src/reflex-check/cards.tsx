import type { ReactNode } from 'react';
import { Card } from '../harbour/card.tsx';
import { Instructions } from '../harbour/flow-card.tsx';
import station from '../harbour/station.module.css';
import { Message, useWords } from '../harbour/words.tsx';

const keys = { key: (chunks: ReactNode) => <kbd className={station.keys}>{chunks}</kbd> };

/** What the instruction card says. */
export function Intro({ mode, untimed }: { readonly mode: 'practice' | 'test'; readonly untimed: boolean }) {
  const steps = ['simple', 'then', untimed ? 'untimed' : 'quick'];
  return (
    <Instructions
      shows={<Message id="reflex-check.shows" />}
      steps={steps.map((key) => ({
        key,
        text: <Message id={`reflex-check.how_${key}`} values={keys} />,
      }))}
      note={<Message id={`reflex-check.note_${mode}`} />}
    />
  );
}

/** Between the two parts: what the two signals ask for. */
export function ChoiceCard({ begin }: { begin(): void }) {
  const intl = useWords();
  return (
    <Card
      title={intl.formatMessage({ id: 'reflex-check.choice_title' })}
      action={{ label: intl.formatMessage({ id: 'harbour.go_on' }), run: begin }}
    >
      <ul className={station.steps}>
        {(['ball', 'diamond'] as const).map((signal) => (
          <li key={signal}>
            <Message id={`reflex-check.choice_${signal}`} values={keys} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
