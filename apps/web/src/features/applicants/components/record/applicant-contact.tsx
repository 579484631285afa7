import { Link } from '@tanstack/react-router';
import type { ApplicantDetails } from '@tryout/contract/applicants/applicants';
import type { ReactNode } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../../ui/controls/copy-button.tsx';
import { applicantMessages } from '../../applicant.messages.ts';
import classes from './applicant-contact.module.css';

/** How to reach an applicant, as far as it was given; nothing where names are hidden. */
export function ApplicantContact({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const { contact } = applicant;
  if (!contact) return null;
  return (
    <dl className={classes.contact}>
      <Fact label={t('applicants.one.email')}>
        <a href={`mailto:${contact.email}`}>
          <bdi>{contact.email}</bdi>
        </a>
        <CopyButton compact value={contact.email} label={t('applicants.one.copy_email')} />
        {applicant.email_confirmed === false && (
          <span className={classes.unproved}>{t('applicants.one.email_unproved')}</span>
        )}
      </Fact>
      {contact.phone && (
        <Fact label={t('applicants.one.phone')}>
          <a href={`tel:${contact.phone.replace(/[^\d+*#,;]/g, '')}`}>
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
        </Fact>
      )}
      {contact.location && (
        <Fact label={t('applicants.one.location')}>
          <bdi>{contact.location}</bdi>
        </Fact>
      )}
      {contact.linkedin && (
        <Fact label={t('applicants.one.linkedin')}>
          <a href={contact.linkedin} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{contact.linkedin.replace(/^https:\/\/(www\.)?/, '')}</bdi>
          </a>
        </Fact>
      )}
      <Fact label={t('applicants.one.source')}>
        {applicant.came.source ? (
          <bdi>
            {applicant.came.origin === 'referral'
              ? t('applicants.one.referred_by', { name: applicant.came.source })
              : applicant.came.origin === 'agency'
                ? t('applicants.one.submitted_by', { name: applicant.came.source })
                : applicant.came.source}
          </bdi>
        ) : (
          t(`applicants.one.origin.${applicant.came.origin}`)
        )}
      </Fact>
      {applicant.person_id && (
        <Fact label={t('applicants.one.person')}>
          <Link to="/user/candidates/$personId" params={{ personId: applicant.person_id }}>
            {t('applicants.one.person_open')}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
