import { Textarea } from '@mantine/core';
import type { InterviewKit, KitItem } from '@tryout/contract/interviews/interview-kit';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { RatingSteps } from '../feedback/rating-steps.tsx';
import { kitMessages } from './kit.messages.ts';
import classes from './question-card.module.css';

/** What was heard on a question. */
export interface Heard {
  readonly rating: number | null;
  readonly words: string;
}

interface QuestionCardProps {
  kit: InterviewKit;
  item: KitItem;
  /** Its place in the kit, from 1. */
  n: number;
  /** Whether it can be rated now. */
  rates: boolean;
  /** Left out for those who only read. */
  said?: Heard;
  onSay?: (said: Heard) => void;
}

/** A question of a kit: what to ask, what to ask further, what was heard, and a rating by its anchors. */
export function QuestionCard({ kit, item, n, rates, said, onSay }: QuestionCardProps) {
  const t = useText(kitMessages);
  const id = useId();
  const trait = kit.traits.find((each) => each.trait_id === item.trait_id);
  const subtrait = kit.subtraits.find((each) => each.subtrait_id === item.subtrait_id);
  const asker = kit.people.find((each) => each.user_id === item.assigned_to);
  return (
    <article className={classes.card} aria-labelledby={id}>
      <p className={classes.facts}>
        <span>{t('kit.number', { n })}</span>
        {trait && <span>{subtrait ? `${trait.name} · ${subtrait.name}` : trait.name}</span>}
        <span>{t(`kit.kind.${item.kind}`)}</span>
        <span>
          {asker
            ? asker.is_you
              ? t('kit.asked_by_you')
              : t('kit.asked_by', { name: asker.name })
            : t('kit.asked_by_all')}
        </span>
      </p>
      <h3 id={id} className={classes.question} dir="auto">
        {item.question}
      </h3>
      {item.probes.length > 0 && (
        <div>
          <p className={classes.label}>{t('kit.probes')}</p>
          <ul className={classes.probes}>
            {item.probes.map((probe) => (
              <li key={probe} dir="auto">
                {probe}
              </li>
            ))}
          </ul>
        </div>
      )}
      {said && onSay ? (
        <>
          <Textarea
            label={t('kit.heard_on', { n })}
            autosize
            minRows={3}
            maxLength={4000}
            value={said.words}
            onChange={(event) => onSay({ ...said, words: event.currentTarget.value })}
          />
          <RatingSteps
            label={t('kit.rating_on', { n })}
            anchors={item.anchors}
            value={said.rating}
            disabled={!rates}
            onChange={(rating) => onSay({ ...said, rating })}
          />
        </>
      ) : (
        item.anchors.length > 0 && (
          <div>
            <p className={classes.label}>{t('kit.anchors')}</p>
            <ol className={classes.anchors}>
              {item.anchors.map((anchor) => (
                <li key={anchor} dir="auto">
                  {anchor}
                </li>
              ))}
            </ol>
          </div>
        )
      )}
    </article>
  );
}
