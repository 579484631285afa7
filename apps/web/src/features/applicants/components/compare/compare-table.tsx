import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ApplicantRights } from '@tryout/contract/applicants/applicants';
import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../../../ui/dialogs/menu-item.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import { compareMessages } from '../../compare.messages.ts';
import { comparedCategories } from '../../compared-scores.ts';
import { useStatusText } from '../../status-text.ts';
import type { Moves } from '../../use-moves.tsx';
import { AnswerText } from '../record/answers-tab.tsx';
import { ShareButton } from '../share/share-button.tsx';
import classes from './compare-table.module.css';
import type { ComparedPerson } from './compared-person.ts';

interface CompareTableProps {
  positionId: string;
  rights: ApplicantRights;
  people: readonly ComparedPerson[];
  moves: Moves;
  onRemove: (id: string) => void;
}

/** People as columns; what is compared as rows. The first column and the heads stay in sight. */
export function CompareTable({ positionId, rights, people, moves, onRemove }: CompareTableProps) {
  const t = useText(compareMessages);
  const nameOf = useApplicantName();
  const statusText = useStatusText();
  const name = ({ applicant }: ComparedPerson) =>
    applicant ? nameOf(applicant) : t('applicants.compare.gone');
  const shown = people.flatMap(({ applicant }) => applicant ?? []);
  const categories = comparedCategories(people.map(({ card }) => card));
  const questions = new Map(
    shown.flatMap((applicant) => applicant.answers).map((answer) => [answer.label, answer.label]),
  );
  const row = (
    key: string,
    label: ReactNode,
    cell: (person: ComparedPerson) => ReactNode,
    className?: string,
  ) => (
    <tr key={key} className={className}>
      <th scope="row">{label}</th>
      {people.map((person) => (
        <td key={person.id}>{person.applicant ? cell(person) : '–'}</td>
      ))}
    </tr>
  );
  const part = (title: string) => (
    <tr className={classes.part}>
      <th scope="rowgroup" colSpan={people.length + 1}>
        <span>{title}</span>
      </th>
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section className={classes.region} aria-label={t('applicants.compare.title')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('applicants.compare.person')}</th>
            {people.map((person) => (
              <th key={person.id} scope="col">
                <span className={classes.head}>
                  <span className={classes.letter} data-at={person.letter} aria-hidden>
                    {person.letter}
                  </span>
                  {person.applicant ? (
                    <Link
                      to="/user/positions/$id/applicants/$applicationId"
                      params={{ id: positionId, applicationId: person.id }}
                    >
                      <bdi>{name(person)}</bdi>
                    </Link>
                  ) : (
                    <span>{name(person)}</span>
                  )}
                  <span className="no-print">
                    {person.applicant && rights.comment && (
                      <ShareButton applicationId={person.id} name={name(person)} />
                    )}
                    <IconButton
                      icon={IconX}
                      label={t('applicants.compare.remove', { name: name(person) })}
                      onClick={() => onRemove(person.id)}
                    />
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('status', t('applicants.compare.status'), ({ applicant }) => {
            if (!applicant) return null;
            const status = moves.pending.get(applicant.application_id) ?? applicant.status;
            return <StatusChip status={status} label={statusText(status, applicant.disposition_by)} />;
          })}
          {rights.see_scores &&
            row('fit', t('applicants.compare.fit'), ({ card }) =>
              card ? (
                <Score score={card.job_fit_score} scale={card.scale} />
              ) : (
                t('applicants.compare.no_card')
              ),
            )}
          {categories.length > 0 && (
            <Fragment key="categories">
              {part(t('applicants.compare.categories'))}
              {categories.map(({ id, name: category, of }) => (
                <tr key={id}>
                  <th scope="row">
                    {category}
                    <Weight of={of} />
                  </th>
                  {people.map((person, at) => (
                    <td key={person.id}>
                      {of[at] ? (
                        <>
                          <Score score={of[at].score} scale={of[at].scale ?? null} />
                          {of[at].boost !== 1 && of[at].valueBoost !== null && (
                            <small>
                              {t('applicants.compare.boost', {
                                score: Math.round(of[at].valueBoost),
                                boost: of[at].boost,
                              })}
                            </small>
                          )}
                        </>
                      ) : (
                        '–'
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          )}
          {questions.size > 0 && (
            <Fragment key="answers">
              {part(t('applicants.compare.answers'))}
              {[...questions.keys()].map((label) =>
                row(label, <span dir="auto">{label}</span>, ({ applicant }) => {
                  const answer = applicant?.answers.find((each) => each.label === label);
                  return answer && applicant ? (
                    <span dir="auto">
                      <AnswerText id={applicant.application_id} answer={answer} />
                    </span>
                  ) : (
                    t('applicants.compare.not_asked')
                  );
                }),
              )}
            </Fragment>
          )}
          {part(t('applicants.compare.more'))}
          {rights.see_identity &&
            row('cv', t('applicants.compare.cv'), (person) =>
              person.applicant?.cv ? (
                <Link
                  to="/user/positions/$id/applicants/$applicationId"
                  params={{ id: positionId, applicationId: person.id }}
                  search={{ tab: 'cv' }}
                >
                  <bdi>{person.applicant.cv.name}</bdi>
                </Link>
              ) : (
                t('applicants.compare.no_cv')
              ),
            )}
          {rights.see_scores &&
            row('tags', t('applicants.compare.tags'), ({ applicant }) => applicant?.tags.join(', ') || '–')}
          {rights.move &&
            row(
              'decide',
              t('applicants.compare.decide'),
              ({ applicant }) =>
                applicant ? (
                  <Decide
                    applicant={applicant}
                    others={shown.filter(({ application_id }) => application_id !== applicant.application_id)}
                    moves={moves}
                  />
                ) : null,
              'no-print',
            )}
        </tbody>
      </table>
    </section>
  );
}

function Score({ score, scale }: { score: number | null; scale?: ShownScale | null }) {
  const t = useText(compareMessages);
  const { shown } = bandLook(score);
  if (shown === null) return t('applicants.compare.none');
  return (
    <span className={classes.score}>
      <strong>{shown}</strong>
      <BandChip score={score} scale={scale} />
    </span>
  );
}

/** The weight of a category, where all cards were weighed alike. */
function Weight({ of }: { of: readonly ({ readonly weightage: number } | null)[] }) {
  const t = useText(compareMessages);
  const weights = new Set(of.flatMap((each) => (each ? [each.weightage] : [])));
  const [weight] = weights;
  return weights.size === 1 && weight !== undefined ? (
    <small>{t('applicants.compare.weight', { weight: Math.round(weight * 1000) / 10 })}</small>
  ) : null;
}

type Shown = NonNullable<ComparedPerson['applicant']>;

function Decide({ applicant, others, moves }: { applicant: Shown; others: readonly Shown[]; moves: Moves }) {
  const t = useText(compareMessages);
  const nameOf = useApplicantName();
  const statusText = useStatusText();
  const name = nameOf(applicant);
  const rejectable = others.filter((other) => other.allowed.some(({ to }) => to === 'rejected'));
  return (
    <span className={classes.decide}>
      {applicant.allowed.length > 0 && (
        <Popup
          label={t('applicants.compare.move', { name })}
          button={(props) => (
            <Button variant="default" {...props}>
              {t('applicants.compare.move_short')}
            </Button>
          )}
        >
          {(close) =>
            applicant.allowed.map(({ to }) => (
              <MenuItem
                key={to}
                label={statusText(to)}
                onClick={() => {
                  close();
                  moves.start([applicant], to);
                }}
              />
            ))
          }
        </Popup>
      )}
      {rejectable.length > 0 && (
        <Button variant="subtle" onClick={() => moves.start(rejectable, 'rejected')}>
          {t('applicants.compare.reject_others')}
        </Button>
      )}
    </span>
  );
}
