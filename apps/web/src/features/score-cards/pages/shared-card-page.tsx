import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { bandAround } from '@tryout/domain/score-cards/measurement-error';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { isMissing } from '../components/is-missing.ts';
import pointClasses from '../components/own/own-explanation.module.css';
import { useOwnBand } from '../components/own/use-own-band.ts';
import { messages as ownMessages } from '../own.messages.ts';
import { type SharedCard, sharedCardQuery } from '../sharing.api.ts';
import { messages } from '../sharing.messages.ts';
import headClasses from './own-card-page.module.css';
import classes from './shared-card-page.module.css';

const SAYS_NOT = [
  'shared.says_not.once',
  'shared.says_not.chance',
  'shared.says_not.not',
  'shared.says_not.place',
  'shared.says_not.missing',
] as const;

/** A score card that its candidate shows by a link: what they chose, and what it does not say. */
export function SharedCardPage() {
  const t = useText(messages);
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(sharedCardQuery(token));
  return (
    <Page width="text">
      {isMissing(query.error) ? (
        <>
          <PageHeader title={t('shared.over')} />
          <p>{t('shared.over_text')}</p>
          <p>
            <LinkButton to="/" variant="default">
              {t('shared.home')}
            </LinkButton>
          </p>
        </>
      ) : (
        <QueryView query={query} page>
          {(card) => <Shared card={card} />}
        </QueryView>
      )}
    </Page>
  );
}

function Shared({ card }: { card: SharedCard }) {
  const t = useText(messages);
  const own = useText(ownMessages);
  const format = useFormat();
  const band = useOwnBand();
  const named = useLibraryNames();
  const { name, position, fit, traits } = card;
  return (
    <>
      <PageHeader
        title={name === null ? t('shared.title') : t('shared.of', { name })}
        meta={
          <span>
            {position &&
              `${t('shared.job', { position: position.title, organization: position.organization_name })} · `}
            {t('shared.made', { date: format.date(card.created_at) })}
          </span>
        }
      />
      <p className={classes.about}>{t('shared.until', { date: format.date(card.expires_at) })}</p>
      {fit && (
        <section className={headClasses.head} aria-label={own('own.fit')}>
          <ScoreNumber score={fit.score} scale={fit.scale} label={own('own.fit')} word={band(fit.score)} />
          <div className={headClasses.words}>
            {fit.uncertainty && <p>{own('own.origin.likely', bandAround(fit.score, fit.uncertainty.sem))}</p>}
          </div>
        </section>
      )}
      {traits.length > 0 && (
        <Panel title={t('shared.areas')}>
          <div className={classes.areas}>
            <BandBars caption={t('shared.areas')}>
              {traits.map((trait) => (
                <BandBar
                  key={trait.trait_id}
                  label={trait.trait}
                  score={trait.score}
                  scale={trait.scale}
                  word={band(trait.score)}
                  uncertainty={trait.uncertainty}
                  note={trait.score === null ? t('shared.none') : undefined}
                />
              ))}
            </BandBars>
            <dl className={classes.areas}>
              {traits.map((trait) => (
                <div key={trait.trait_id} className={classes.area}>
                  <dt>
                    <strong>{trait.trait}</strong>
                  </dt>
                  <dd className={classes.about}>
                    <bdi>{trait.definition}</bdi>{' '}
                    {own('own.poles', { low: trait.low_label, high: trait.high_label })}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </Panel>
      )}
      <Panel title={t('shared.says_not')}>
        <ul className={pointClasses.points}>
          {SAYS_NOT.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
          <li>
            {t('shared.played', { tasks: format.list(card.tasks.map((task) => named('tasks', task.name))) })}
          </li>
        </ul>
      </Panel>
    </>
  );
}
