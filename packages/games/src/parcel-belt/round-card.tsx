import { Card } from '../harbour/card.tsx';
import { Message, useWords } from '../harbour/words.tsx';
import type { ParcelBeltOutcome, ParcelBeltStimulus } from './core.ts';
import { Example } from './example.tsx';
import { listOfKinds } from './shelf-round.tsx';

/** Before each round: what to compare with or to keep in mind. Nothing runs until the person starts it. */
export function RoundCard({
  stimulus,
  of,
  start,
}: {
  readonly stimulus: ParcelBeltStimulus;
  readonly of: number;
  start(): void;
}) {
  const intl = useWords();
  const title = intl.formatMessage({ id: 'parcel-belt.round' }, { round: stimulus.i + 1, of });
  return (
    <Card
      title={title}
      action={{ label: intl.formatMessage({ id: 'parcel-belt.start_round' }), run: start }}
      drawing={stimulus.task === 'belt' && <Example back={stimulus.back} />}
    >
      {stimulus.task === 'belt' ? (
        <p>
          <Message
            id="parcel-belt.round_belt"
            values={{ back: stimulus.back, big: (chunks) => <strong>{chunks}</strong> }}
          />
        </p>
      ) : (
        <p>
          <Message
            id="parcel-belt.round_shelf"
            values={{ kinds: <strong>{listOfKinds(intl, stimulus)}</strong> }}
          />
        </p>
      )}
      <p>
        <Message id="parcel-belt.round_rest" />
      </p>
    </Card>
  );
}

/** After a practice round: how it went. */
export function ResultCard({
  outcome,
  task,
  goOn,
}: {
  readonly outcome: ParcelBeltOutcome;
  readonly task: ParcelBeltStimulus['task'];
  goOn(): void;
}) {
  const intl = useWords();
  return (
    <Card
      title={intl.formatMessage({ id: 'parcel-belt.result_title' })}
      action={{ label: intl.formatMessage({ id: 'harbour.go_on' }), run: goOn }}
    >
      <p>{intl.formatMessage({ id: `parcel-belt.result_${task}` }, { ...outcome })}</p>
    </Card>
  );
}
