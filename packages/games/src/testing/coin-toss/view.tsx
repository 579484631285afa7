import { FlowCard } from '../../harbour/flow-card.tsx';
import { Station } from '../../harbour/station.tsx';
import { useFlow } from '../../harbour/use-flow.ts';
import { useSubmit } from '../../harbour/use-submit.ts';
import { Message, useWords } from '../../harbour/words.tsx';
import type { TaskViewProps } from '../../task-view.ts';
import { type Guess, SIDES, type Toss } from './core.ts';

/** Coin Toss: guess which side comes up. */
export function CoinTossView(props: TaskViewProps<Toss, Guess, null>) {
  const intl = useWords();
  const flow = useFlow<Toss>(props, { startAgainAfterPause: false });
  const submit = useSubmit(props.submit);
  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'coin-toss.title' })}
      current={flow.current}
      view="quay"
    >
      {flow.screen === 'step' ? (
        SIDES.map((side) => (
          <button
            key={side}
            type="button"
            onClick={(event) => submit({ i: flow.current, side }, event.timeStamp, flow.advance)}
          >
            <Message id={`coin-toss.${side}`} />
          </button>
        ))
      ) : (
        <FlowCard
          screen={flow.screen}
          station={props}
          current={flow.current}
          online={props.online}
          begin={flow.begin}
          intro={{ title: intl.formatMessage({ id: 'coin-toss.intro' }), body: null }}
          summary={<Message id="coin-toss.result" values={{ of: props.of }} />}
        />
      )}
    </Station>
  );
}
