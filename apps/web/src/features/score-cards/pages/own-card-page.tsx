import { Button } from '@mantine/core';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { bandAround } from '@tryout/domain/score-cards/measurement-error';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { SummaryPanel } from '../../ai-assist/public.tsx';
import { OwnAreaList } from '../components/own/own-areas.tsx';
import { OwnExplanation } from '../components/own/own-explanation.tsx';
import { OwnGames } from '../components/own/own-games.tsx';
import { OwnLegend } from '../components/own/own-legend.tsx';
import { FitOrigin } from '../components/own/own-origin.tsx';
import { useOwnBand } from '../components/own/use-own-band.ts';
import { ShareCard } from '../components/sharing/share-card.tsx';
import { messages } from '../own.messages.ts';
import { type OwnCard, ownCardQuery } from '../score-cards.api.ts';
import { cardPdfUrl } from '../sharing.api.ts';
import { messages as sharingMessages } from '../sharing.messages.ts';
import { ownAreas, ownHeadline } from '../text/own-headline.ts';
import classes from './own-card-page.module.css';

/** One of the candidate's own cards, in plain words. */
export function OwnCardPage() {
  const { cardId } = useParams({ from: '/user/score-cards/$cardId' });
  const query = useQuery(ownCardQuery(cardId));
  return (
    <RecordPage width="text" query={query}>
      {(card) => <Loaded card={card} />}
    </RecordPage>
  );
}

function Loaded({ card }: { card: OwnCard }) {
  const t = useText(messages);
  const format = useFormat();
  const sharing = useText(sharingMessages);
  const locale = useLocale();
  const band = useOwnBand();
  const areas = ownAreas(card);
  const print = () => window.print();
  useShortcut('p', t('own.key.print'), print);
  return (
    <>
      <PageHeader
        title={t('own.title')}
        tab={`${card.position_title} · ${t('own.title')}`}
        crumbs={[{ label: t('own.crumb'), to: '/user/score-cards' }]}
        meta={
          <span>
            {t('own.job', { position: card.position_title })} · {card.organization_name} ·{' '}
            {t.rich('own.made', { date: <TimeText at={card.created_at} /> })}
          </span>
        }
        actions={
          <>
            <Button
              component="a"
              href={cardPdfUrl(card.id, locale === 'ar' ? 'ar' : 'en')}
              download
              variant="default"
              className="no-print"
              leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden />}
            >
              {sharing('sharing.pdf')}
            </Button>
            <Button
              variant="default"
              className="no-print"
              leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
              onClick={print}
            >
              {t('own.print')}
            </Button>
          </>
        }
      />
      <section className={classes.head} aria-label={t('own.fit')}>
        <ScoreNumber
          score={card.job_fit_score}
          scale={card.scale}
          label={t('own.fit')}
          word={band(card.job_fit_score)}
        />
        <div className={classes.words}>
          <p className={classes.headline}>{ownHeadline(card, t, format.list)}</p>
          {card.job_fit_score !== null && card.used < card.of && (
            <p>{t('own.based_on', { used: card.used, of: card.of })}</p>
          )}
          {card.job_fit_score !== null && card.uncertainty && (
            <p>{t('own.exact', bandAround(card.job_fit_score, card.uncertainty.sem))}</p>
          )}
          {card.culture && (
            <p>
              {t('own.culture', {
                weight: card.culture.weight,
                without: format.number(card.culture.without, { maximumFractionDigits: 1 }),
              })}
            </p>
          )}
          {card.job_fit_score !== null && <FitOrigin card={card} />}
        </div>
      </section>
      <OwnLegend card={card} />
      <OwnAreaList title={t('own.strengths')} traits={areas.most} card={card} />
      <OwnAreaList title={t('own.others')} traits={areas.others} card={card} />
      <OwnAreaList
        title={t('own.missing')}
        about={t('own.missing_text')}
        traits={areas.missing}
        card={card}
      />
      <SummaryPanel scoreCardId={card.id} own />
      <OwnGames card={card} />
      <OwnExplanation card={card} />
      <div className="no-print">
        <ShareCard card={card} />
      </div>
    </>
  );
}
