import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import { Station } from '../harbour/station.tsx';
import { useFlow } from '../harbour/use-flow.ts';
import { useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { TeamDaysInput, TeamDaysOutcome, TeamDaysStimulus } from './core.ts';
import { ScenarioCard } from './scenario-card.tsx';

type Props = TaskViewProps<TeamDaysStimulus, TeamDaysInput, TeamDaysOutcome>;

/** Team Days: everyday situations in the harbour, and how effective four responses would be. */
export function TeamDaysView(props: Props) {
  const intl = useWords();
  const flow = useFlow<TeamDaysStimulus & { readonly block?: number }>(props, {
    startAgainAfterPause: false,
  });
  const { stimulus } = flow;
  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'team-days.title' })}
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
          intro={{
            title: intl.formatMessage({ id: 'team-days.intro' }),
            body: <Instructions game="team-days" station={props} steps={['read', 'rate', 'confirm']} />,
          }}
        />
      )}
      {flow.inStep && stimulus && (
        <ScenarioCard
          key={stimulus.i}
          stimulus={stimulus}
          paused={props.paused}
          submit={props.submit}
          announce={props.announce}
          onDone={flow.advance}
        />
      )}
    </Station>
  );
}
