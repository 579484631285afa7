import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SimpleTable } from '../../../ui/simple-table.tsx';
import { type CardMessage, messages } from '../card.messages.ts';
import type { Card, CardPlay } from '../score-cards.api.ts';
import classes from './play-facts.module.css';

interface Fact {
  readonly key: string;
  readonly task: string;
  readonly fact: CardPlay['integrity'][number];
}

const isKey = (key: string): key is CardMessage => Object.hasOwn(messages.en, key);

/** Facts that are shares of all answers; the rest are counts or plain numbers. */
const isShare = (code: string) =>
  code.endsWith('_share') || ['near_chance', 'straight_lining', 'fast_reading'].includes(code);

/** How the play went, for people to look at; never part of a score. What is worth a look comes first. */
export function PlayFacts({ card }: { card: Card }) {
  const t = useText(messages);
  const facts: Fact[] = card.plays.flatMap((play) =>
    play.integrity.map((fact) => ({
      fact,
      key: `${play.id} ${fact.task_key} ${fact.code}`,
      task: play.tasks.find((task) => task.key === fact.task_key)?.name ?? '',
    })),
  );
  const review = facts.filter(({ fact }) => fact.review);
  return (
    <Panel title={t('card.facts.title')}>
      <p className={classes.about}>{t('card.facts.about')}</p>
      {facts.length === 0 && <p>{t('card.facts.none')}</p>}
      {facts.length > 0 && review.length === 0 && <p>{t('card.facts.clear')}</p>}
      {review.length > 0 && <FactTable caption={t('card.facts.review_table')} facts={review} />}
      {facts.length > review.length && (
        <Disclosure label={t('card.facts.all', { count: facts.length })}>
          <FactTable caption={t('card.facts.table')} facts={facts} />
        </Disclosure>
      )}
    </Panel>
  );
}

function FactTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  const t = useText(messages);
  const format = useFormat();
  const value = (code: string, number: number) =>
    format.number(
      number,
      isShare(code) ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
    );
  return (
    <SimpleTable
      caption={caption}
      columns={[
        { key: 'fact', header: t('card.facts.fact') },
        { key: 'task', header: t('card.facts.task') },
        { key: 'value', header: t('card.facts.value'), align: 'end' },
        { key: 'base', header: t('card.facts.base'), align: 'end' },
        { key: 'note', header: t('card.facts.note') },
      ]}
      rows={facts.map(({ key, task, fact }) => {
        const message = `card.fact.${fact.code}`;
        return {
          key,
          cells: [
            isKey(message) ? t(message) : fact.code.replaceAll('_', ' '),
            <span key="task" className={classes.task}>
              {task}
            </span>,
            value(fact.code, fact.value),
            fact.base_rate_p99 === null ? t('card.facts.base_none') : value(fact.code, fact.base_rate_p99),
            <span key="note" className={classes.note} data-review={fact.review || undefined}>
              {t(fact.review ? 'card.facts.worth' : 'card.facts.usual')}
            </span>,
          ],
        };
      })}
    />
  );
}
