import type { InterviewKit } from '@tryout/contract/interviews/interview-kit';
import { displayScore } from '@tryout/domain/score-cards/bands';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { kitMessages } from './kit.messages.ts';
import classes from './why-these.module.css';

/** Why an interview's kit has these questions, and what the way of asking rests on. */
export function WhyThese({ kit }: { kit: InterviewKit }) {
  const t = useText(kitMessages);
  const format = useFormat();
  const { from, reasons, unasked, is_outdated } = kit.basis;
  const nameOf = (id: string) => kit.traits.find((each) => each.trait_id === id)?.name ?? '';
  // Without scores nothing is said of the card, not even that there is one.
  const why = reasons === null && from !== 'none' ? 'plain' : from;
  return (
    <div className={classes.why}>
      <Disclosure label={t('kit.why')}>
        <Stack gap={3}>
          <p>
            {t(`kit.why.${why}`)} {from !== 'none' && t('kit.why.length')}
          </p>
          {reasons !== null && reasons.length > 0 && (
            <ul>
              {reasons.map(({ trait_id, reason, score }) => (
                <li key={trait_id}>
                  {reason === 'weight'
                    ? t('kit.why.weight', { trait: nameOf(trait_id) })
                    : t(`kit.why.${reason}`, {
                        trait: nameOf(trait_id),
                        score: score === null ? '–' : format.number(displayScore(score) ?? 0),
                      })}
                </li>
              ))}
            </ul>
          )}
          {unasked.length > 0 && <p>{t('kit.why.unasked', { traits: format.list(unasked.map(nameOf)) })}</p>}
          {reasons !== null && is_outdated && <p>{t('kit.why.outdated')}</p>}
          <p>{t('kit.why.sources')}</p>
          <ul className={classes.sources} lang="en" dir="ltr">
            {kit.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Stack>
      </Disclosure>
    </div>
  );
}
