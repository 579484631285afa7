import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../card.messages.ts';
import { messages as factMessages } from '../../facts.messages.ts';
import type { Card } from '../../score-cards.api.ts';
import { FactTable, type ShownFact } from './fact-table.tsx';
import { IncidentTable } from './incident-table.tsx';
import classes from './play-facts.module.css';

/** How the play went, for people to look at; never part of a score. What is worth a look comes first. */
export function PlayFacts({ card }: { card: Card }) {
  const t = useText(messages);
  const f = useText(factMessages);
  const format = useFormat();
  const facts: ShownFact[] = card.plays.flatMap((play) =>
    play.integrity.map((fact) => ({
      fact,
      key: `${play.id} ${fact.task_key ?? ''} ${fact.code}`,
      task:
        fact.task_key === null
          ? f('facts.whole_play')
          : (play.tasks.find((task) => task.key === fact.task_key)?.name ?? fact.task_key),
    })),
  );
  const review = facts.filter(({ fact }) => fact.review);
  const timedOut = facts.filter(({ fact }) => fact.code === 'time_up').map(({ task }) => task);
  return (
    <Panel title={t('card.facts.title')}>
      <p className={classes.about}>{t('card.facts.about')}</p>
      {facts.length === 0 && <p>{t('card.facts.none')}</p>}
      {facts.length > 0 && review.length === 0 && <p>{t('card.facts.clear')}</p>}
      {timedOut.length > 0 && <p>{f('facts.time_up_in', { tasks: format.list(timedOut) })}</p>}
      {review.length > 0 && <FactTable caption={t('card.facts.review_table')} facts={review} />}
      {card.plays.map((play) => (
        <IncidentTable key={play.id} play={play} />
      ))}
      {facts.length > review.length && (
        <Disclosure label={t('card.facts.all', { count: facts.length })}>
          <FactTable caption={t('card.facts.table')} facts={facts} sources />
        </Disclosure>
      )}
    </Panel>
  );
}
