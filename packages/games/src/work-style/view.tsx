import { FlowCard, Instructions } from '../harbour/flow-card.tsx';
import stationStyles from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { WorkStyleInput, WorkStyleOutcome, WorkStyleStimulus } from './core.ts';
import { ScreenCard } from './screen-card.tsx';

type Props = TaskViewProps<WorkStyleStimulus, WorkStyleInput, WorkStyleOutcome>;

const HOW = ['read', 'rate', 'as_you_are', 'leave'] as const;

/** Work Style: statements about oneself, a few on each screen. */
export function WorkStyleView(props: Props) {
  const intl = useWords();
  const flow = useFlow<WorkStyleStimulus>(props, { startAgainAfterPause: false });
  const { stimulus } = flow;
  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'work-style.title' })}
      current={flow.current}
      view="town"
    >
      {flow.screen !== 'step' && (
        <FlowCard
          screen={flow.screen}
          station={props}
          current={flow.current}
          online={props.online}
          begin={flow.begin}
          intro={{ title: intl.formatMessage({ id: 'work-style.intro' }), body: <Intro mode={props.mode} /> }}
        />
      )}
      {flow.inStep && stimulus && (
        <ScreenCard
          key={stimulus.i}
          stimulus={stimulus}
          locale={props.locale}
          paused={props.paused}
          submit={props.submit}
          announce={props.announce}
          onDone={flow.advance}
        />
      )}
    </Station>
  );
}

function Intro({ mode }: { readonly mode: Props['mode'] }) {
  return (
    <Instructions
      shows={<Message id="work-style.shows" />}
      steps={HOW.map((key) => ({
        key,
        text: (
          <Message
            id={`work-style.how_${key}`}
            values={{ key: (chunks) => <kbd className={stationStyles.keys}>{chunks}</kbd> }}
          />
        ),
      }))}
      note={<Message id={`work-style.note_${mode}`} />}
    />
  );
}
