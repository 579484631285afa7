import { useQuery } from '@tanstack/react-query';
import { type ApplicantDetails, readApplicantCv } from '@tryout/contract/applicants/applicants';
import { Suspense } from 'react';
import { routeUrl } from '../../../../platform/api/route-url.ts';
import { useFile } from '../../../../platform/api/use-file.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fileSize } from '../../../../ui/forms/file-size.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../../ui/states/skeletons.tsx';
import { ShownProfileView } from '../../../profiles/public.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import { cvTextQuery, profileQuery } from '../../applicants.api.ts';
import classes from './applicant-tabs.module.css';

interface CvTabProps {
  applicant: ApplicantDetails;
  name: string;
}

/** The CV in the browser, and the cover letter. */
export function CvTab({ applicant, name }: CvTabProps) {
  const t = useText(applicantMessages);
  const { cv } = applicant;
  return (
    <Stack gap={5}>
      {applicant.cover_letter && (
        <Panel title={t('applicants.cv.letter')}>
          <p className={classes.words} dir="auto">
            {applicant.cover_letter}
          </p>
        </Panel>
      )}
      {applicant.cv_hidden ? (
        <EmptyState title={t('applicants.cv.hidden')} />
      ) : cv ? (
        <CvFile id={applicant.application_id} cv={cv} name={name} />
      ) : (
        <EmptyState title={t(applicant.cv_skipped ? 'applicants.cv.skipped' : 'applicants.cv.none')} />
      )}
      {!applicant.cv_hidden && <Profile id={applicant.application_id} />}
    </Stack>
  );
}

/** What the applicant's own profile says now. */
function Profile({ id }: { id: string }) {
  const t = useText(applicantMessages);
  const query = useQuery(profileQuery(id));
  return (
    <Panel title={t('applicants.profile.title')}>
      <QueryView query={query} skeleton={<CardSkeleton lines={4} />}>
        {(profile) => (
          <Suspense fallback={<CardSkeleton lines={4} />}>
            <ShownProfileView profile={profile} />
          </Suspense>
        )}
      </QueryView>
    </Panel>
  );
}

function CvFile({ id, cv, name }: { id: string; cv: NonNullable<ApplicantDetails['cv']>; name: string }) {
  const t = useText(applicantMessages);
  const isPdf = cv.media_type === 'application/pdf';
  return (
    <Stack gap={3}>
      <p>
        <a href={routeUrl(readApplicantCv.path, {}, { application_id: id })} download>
          <bdi>{t('applicants.cv.download', { name: cv.name })}</bdi>
        </a>{' '}
        <span className={classes.quiet}>{fileSize(cv.size)}</span>
      </p>
      {isPdf ? <Pdf id={id} title={t('applicants.cv.view', { name })} /> : <CvWords id={id} />}
    </Stack>
  );
}

/** The browser's own viewer, from bytes in memory. */
function Pdf({ id, title }: { id: string; title: string }) {
  const file = useFile(routeUrl(readApplicantCv.path, {}, { application_id: id, inline: 'true' }));
  return (
    <QueryView query={file}>{(url) => <iframe className={classes.pdf} src={url} title={title} />}</QueryView>
  );
}

function CvWords({ id }: { id: string }) {
  const t = useText(applicantMessages);
  const query = useQuery(cvTextQuery(id));
  return (
    <Panel title={t('applicants.cv.text')}>
      <QueryView query={query}>
        {({ text }) =>
          text === '' ? (
            <p>{t('applicants.cv.no_text')}</p>
          ) : (
            <p className={classes.words} dir="auto">
              {text}
            </p>
          )
        }
      </QueryView>
    </Panel>
  );
}
