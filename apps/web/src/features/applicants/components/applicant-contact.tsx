import { IconBrandLinkedin, IconMail, IconMapPin, IconPhone, type TablerIcon } from '@tabler/icons-react';
import type { ApplicantDetails } from '@tryout/contract/applicants';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { applicantMessages } from '../applicant.messages.ts';
import classes from './applicant-contact.module.css';

/** How to reach an applicant, as far as it was given; nothing where names are hidden. */
export function ApplicantContact({ applicant }: { applicant: ApplicantDetails }) {
  const t = useText(applicantMessages);
  const { contact } = applicant;
  if (!contact) return null;
  return (
    <dl className={classes.contact}>
      <Fact icon={IconMail} label={t('applicants.one.email')}>
        <a href={`mailto:${contact.email}`}>
          <bdi>{contact.email}</bdi>
        </a>
        <CopyButton compact value={contact.email} label={t('applicants.one.copy_email')} />
        {applicant.email_confirmed === false && (
          <span className={classes.unproved}>{t('applicants.one.email_unproved')}</span>
        )}
      </Fact>
      {contact.phone && (
        <Fact icon={IconPhone} label={t('applicants.one.phone')}>
          <a href={`tel:${contact.phone.replace(/[^\d+*#,;]/g, '')}`}>
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
        </Fact>
      )}
      {contact.location && (
        <Fact icon={IconMapPin} label={t('applicants.one.location')}>
          <bdi>{contact.location}</bdi>
        </Fact>
      )}
      {contact.linkedin && (
        <Fact icon={IconBrandLinkedin} label={t('applicants.one.linkedin')}>
          <a href={contact.linkedin} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{contact.linkedin.replace(/^https:\/\/(www\.)?/, '')}</bdi>
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon: Icon, label, children }: { icon: TablerIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt title={label}>
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
