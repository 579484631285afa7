import { Card } from '../harbour/card.tsx';
import { Message, useWords } from '../harbour/words.tsx';
import type { TradePostOutcome, TradePostStimulus } from './core.ts';
import { Scene } from './scene.tsx';

function resultKey({ role }: TradePostStimulus, { accepted }: TradePostOutcome): string {
  if (role === 'sender' || role === 'trustee') return role;
  const answer = accepted ? 'accepted' : 'refused';
  return role === 'proposer' ? answer : `you_${answer}`;
}

/** What came of a round: for the person and for the ship. */
export function ResultCard({
  stimulus,
  outcome,
  goOn,
}: {
  readonly stimulus: TradePostStimulus;
  readonly outcome: TradePostOutcome;
  goOn(): void;
}) {
  const intl = useWords();
  const { earned, ship_earned } = outcome;
  const ship = intl.formatMessage({ id: `trade-post.ship_${stimulus.ship}` });
  return (
    <Card
      title={intl.formatMessage({ id: 'trade-post.result_title' })}
      action={{ label: intl.formatMessage({ id: 'harbour.next' }), run: goOn }}
      drawing={
        <Scene
          ship={stimulus.ship}
          mine={earned}
          theirs={ship_earned}
          trade="made"
          back={outcome.ship_returned ?? 0}
          traded={stimulus.i}
        />
      }
    >
      <p role="status">
        <Message
          id={`trade-post.result_${resultKey(stimulus, outcome)}`}
          values={{ ship, back: outcome.ship_returned ?? 0 }}
        />{' '}
        <Message id="trade-post.result_both" values={{ earned, ship_earned }} />
      </p>
    </Card>
  );
}
