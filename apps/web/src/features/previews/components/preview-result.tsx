import { placeOf, placeOfTrait } from '@tryout/domain/score-cards/shown-place';
import { Fragment } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useScoreReason } from '../../score-cards/public.tsx';
import type { PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

type Unscored = Pick<PreviewResult['traits'][number], 'score' | 'reason'>;

/** What an own play came to, trait by trait; `alone`: one station, which has no job fit. */
export function PreviewScores({ result, alone }: { result: PreviewResult; alone: boolean }) {
  const t = useText(messages);
  const why = useScoreReason();
  const note = ({ score, reason }: Unscored, parts: readonly Unscored[] = []) =>
    score === null ? { note: why(reason, parts) } : {};
  if (alone && result.traits.length === 0) return <p>{t('previews.play.unscored')}</p>;
  return (
    <Stack gap={5}>
      {alone ? (
        <p>{t('previews.play.alone')}</p>
      ) : (
        <div>
          <ScoreNumber score={result.job_fit_score} scale={result.scale} label={t('previews.fit.title')} />
          {result.job_fit_score === null && <p>{why(result.reason)}</p>}
        </div>
      )}
      <BandBars caption={t('previews.play.traits')}>
        {result.traits.map((trait) => (
          <Fragment key={trait.trait_id}>
            <BandBar
              level="group"
              label={trait.trait}
              score={trait.score}
              scale={trait.scale}
              place={placeOfTrait(trait)}
              uncertainty={trait.uncertainty}
              {...note(trait, trait.subtraits)}
            />
            {trait.subtraits.map((subtrait) => (
              <BandBar
                key={subtrait.subtrait_id}
                level="part"
                label={subtrait.subtrait}
                score={subtrait.score}
                scale={subtrait.scale}
                place={placeOf(subtrait)}
                uncertainty={subtrait.uncertainty}
                {...note(subtrait)}
              />
            ))}
          </Fragment>
        ))}
      </BandBars>
    </Stack>
  );
}
