import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { type CardMessage, messages } from '../../card.messages.ts';
import { type FactMessage, messages as factMessages } from '../../facts.messages.ts';
import type { CardPlay } from '../../score-cards.api.ts';
import { lengthText } from '../../text/length-text.ts';
import { factKind, sourcesOf } from '../../text/play-fact.ts';
import { messages as timeline } from '../../timeline.messages.ts';
import classes from './play-facts.module.css';

/** A fact with the words for where it belongs. */
export interface ShownFact {
  readonly key: string;
  readonly task: string;
  readonly fact: CardPlay['integrity'][number];
}

const ofCard = (key: string): key is CardMessage => Object.hasOwn(messages.en, key);
const ofPlay = (key: string): key is FactMessage => Object.hasOwn(factMessages.en, key);

interface FactTableProps {
  caption: string;
  facts: readonly ShownFact[];
  /** Tells below the table where the usual values come from. */
  sources?: boolean;
}

/** Facts beside what is usual among honest players. */
export function FactTable({ caption, facts, sources = false }: FactTableProps) {
  const t = useText(messages);
  const f = useText(factMessages);
  const length = useText(timeline);
  const format = useFormat();
  const nameOf = (code: string) => {
    const [own, cards] = [`facts.${code}`, `card.fact.${code}`];
    if (ofPlay(own)) return f(own);
    return ofCard(cards) ? t(cards) : code.replaceAll('_', ' ');
  };
  const value = (code: string, number: number) => {
    const kind = factKind(code);
    if (kind === 'happened') return f('facts.time_up_yes');
    if (kind === 'length') return lengthText(number * 1000, length);
    return format.number(
      number,
      kind === 'share' ? { style: 'percent', maximumFractionDigits: 1 } : { maximumFractionDigits: 2 },
    );
  };
  const usual = ({ code, review, base_rate_p95, base_rate_p99 }: ShownFact['fact']) => {
    // A count has no decimals, the published percentiles have.
    const whole = (rate: number) => value(code, code === 'left_page' ? Math.ceil(rate) : rate);
    if (code === 'timing_impossible') return f('facts.seen_rare');
    if (base_rate_p99 === null) return f('facts.usual_none');
    const p99 = whole(base_rate_p99);
    if (review) return f('facts.seen', { p99 });
    return base_rate_p95 === null
      ? f('facts.usual_99', { p99 })
      : f('facts.usual_95', { p95: whole(base_rate_p95), p99 });
  };
  return (
    <>
      <SimpleTable
        stacks
        caption={caption}
        columns={[
          { key: 'fact', header: t('card.facts.fact') },
          { key: 'task', header: t('card.facts.task') },
          { key: 'value', header: t('card.facts.value'), align: 'end' },
          { key: 'usual', header: f('facts.usual') },
          { key: 'note', header: t('card.facts.note') },
        ]}
        rows={facts.map(({ key, task, fact }) => ({
          key,
          cells: [
            nameOf(fact.code),
            <span key="task" className={classes.task}>
              {task}
            </span>,
            value(fact.code, fact.value),
            <span key="usual" className={classes.usual} data-none={fact.base_rate_p99 === null || undefined}>
              {usual(fact)}
            </span>,
            <span key="note" className={classes.note} data-review={fact.review || undefined}>
              {t(fact.review ? 'card.facts.worth' : 'card.facts.usual')}
            </span>,
          ],
        }))}
      />
      {sources && (
        <div className={classes.sources}>
          <p>{f('facts.sources')}</p>
          <ul>
            {sourcesOf(facts.map(({ fact }) => fact)).map(({ source, codes }) => (
              <li key={source}>{f('facts.source', { facts: format.list(codes.map(nameOf)), source })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
