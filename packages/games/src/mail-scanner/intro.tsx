import { Instructions } from '../harbour/flow-card.tsx';
import station from '../harbour/station.module.css';
import { Message } from '../harbour/words.tsx';

/** What the instruction card says; at one's own pace each letter is sorted by hand. */
export function Intro({
  mode,
  ownPace,
  spoken,
}: {
  readonly mode: 'practice' | 'test';
  readonly ownPace: boolean;
  readonly spoken: boolean;
}) {
  const steps = ownPace ? ['stamp_own', 'aside', 'own'] : ['stamp', 'leave', 'quick'];
  if (spoken) steps.push('spoken');
  return (
    <Instructions
      shows={<Message id="mail-scanner.shows" />}
      steps={steps.map((key) => ({
        key,
        text: (
          <Message
            id={`mail-scanner.how_${key}`}
            values={{ key: (chunks) => <kbd className={station.keys}>{chunks}</kbd> }}
          />
        ),
      }))}
      note={<Message id={`mail-scanner.note_${mode}`} />}
    />
  );
}
