import { Fragment } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../ui/band-bar.tsx';
import { ScoreNumber } from '../../../ui/score-number.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

/** What an own play came to, trait by trait; `alone`: one station, which has no job fit. */
export function PreviewScores({ result, alone }: { result: PreviewResult; alone: boolean }) {
  const t = useText(messages);
  if (alone && result.traits.length === 0) return <p>{t('previews.play.unscored')}</p>;
  return (
    <Stack gap={5}>
      {alone ? (
        <p>{t('previews.play.alone')}</p>
      ) : (
        <ScoreNumber score={result.job_fit_score} label={t('previews.fit.title')} />
      )}
      <BandBars caption={t('previews.play.traits')}>
        {result.traits.map((trait) => (
          <Fragment key={trait.trait_id}>
            <BandBar level="group" label={trait.trait} score={trait.score} uncertainty={trait.uncertainty} />
            {trait.subtraits.map((subtrait) => (
              <BandBar
                key={subtrait.subtrait_id}
                level="part"
                label={subtrait.subtrait}
                score={subtrait.score}
                uncertainty={subtrait.uncertainty}
              />
            ))}
          </Fragment>
        ))}
      </BandBars>
    </Stack>
  );
}
