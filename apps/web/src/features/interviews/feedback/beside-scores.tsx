import type { RouteResult } from '@tryout/contract/define-route';
import type { readApplicantInterviews } from '@tryout/contract/interviews/event-feedback';
import { displayScore } from '@tryout/domain/score-cards/bands';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import classes from './beside-scores.module.css';
import { feedbackMessages } from './feedback.messages.ts';

type Found = RouteResult<typeof readApplicantInterviews>;

interface Given {
  readonly name: string;
  readonly rating: number | string;
}

/** Each trait's score beside what interviewers rated it: two figures that are never made one. */
export function BesideScores({ found }: { found: Found }) {
  const t = useText(feedbackMessages);
  const format = useFormat();
  const sent = found.interviews.flatMap((each) => each.others ?? []);
  const traits = found.interviews[0]?.traits ?? [];
  const { scores } = found;
  const rows = traits
    .map(({ trait_id, name }) => ({
      trait_id,
      name,
      score: scores?.find((each) => each.trait_id === trait_id)?.score ?? null,
      given: sent.flatMap((each): Given[] => {
        const found = each.ratings.find((rating) => rating.trait_id === trait_id);
        return found?.rating ? [{ name: each.name, rating: format.number(found.rating) }] : [];
      }),
    }))
    .filter((each) => each.score !== null || each.given.length > 0);
  const overall = sent.flatMap((each): Given[] =>
    each.recommendation
      ? [{ name: each.name, rating: t(`feedback.recommendation.${each.recommendation}`) }]
      : [],
  );
  const score = (value: number | null) => (
    <span className={classes.score}>
      {value !== null && <b>{format.number(displayScore(value) ?? 0)}</b>} <BandChip score={value} />
    </span>
  );
  return (
    <SimpleTable
      caption={t('feedback.table')}
      stacks
      columns={[
        { key: 'trait', header: t('feedback.table.trait') },
        ...(scores === null ? [] : [{ key: 'score', header: t('feedback.table.score') }]),
        { key: 'ratings', header: t('feedback.table.ratings') },
      ]}
      rows={[
        {
          key: 'overall',
          cells: [
            t('feedback.table.overall'),
            ...(scores === null ? [] : [score(found.job_fit_score)]),
            <Ratings key="ratings" given={overall} />,
          ],
        },
        ...rows.map((row) => ({
          key: row.trait_id,
          cells: [
            row.name,
            ...(scores === null ? [] : [score(row.score)]),
            <Ratings key="ratings" given={row.given} />,
          ],
        })),
      ]}
    />
  );
}

function Ratings({ given }: { given: readonly Given[] }) {
  if (given.length === 0) return '–';
  return (
    <ul className={classes.ratings}>
      {given.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same person may have rated in two interviews
        <li key={at}>
          <b>{each.rating}</b> <bdi className={classes.name}>{each.name}</bdi>
        </li>
      ))}
    </ul>
  );
}
