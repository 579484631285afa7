import type { Employer } from '@tryout/contract/positions/jobs';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { PictureCredit } from '../../../../ui/marks/picture-credit.tsx';
import { messages } from '../../jobs.messages.ts';
import classes from './employer-header.module.css';
import { WrittenText } from './written-text.tsx';

/** The picture above a careers page, with the employer's logo on it. */
export function EmployerCover({ employer: { name, look, cover_credit } }: { employer: Employer }) {
  const t = useText(messages);
  if (!look.cover_path && !look.logo_path) return null;
  return (
    <>
      <div className={classes.band} data-cover={look.cover_path !== null}>
        {look.cover_path && <img className={classes.cover} src={look.cover_path} alt="" />}
        {look.logo_path && (
          <img className={classes.logo} src={look.logo_path} alt={t('positions.employer.logo', { name })} />
        )}
      </div>
      {look.cover_path && cover_credit && <PictureCredit credit={cover_credit} />}
    </>
  );
}

/** What an employer says of itself: the beginning at once, the rest when asked for; its values and its website. */
export function EmployerAbout({ employer }: { employer: Employer }) {
  const t = useText(messages);
  const { name, about, company_values, website } = employer;
  const [first = '', ...others] = about.trim().split(/\n{2,}/);
  if (!first && company_values.length === 0 && !website) return null;
  return (
    <section className={classes.about} aria-label={t('positions.job.employer', { name })}>
      {first && <WrittenText text={first} />}
      {others.length > 0 && (
        <Disclosure label={t('positions.employer.more', { name })}>
          <WrittenText text={others.join('\n\n')} />
        </Disclosure>
      )}
      {company_values.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('positions.employer.values')}</h2>
          <ul className={classes.values}>
            {company_values.map((value) => (
              <li key={value} dir="auto">
                {value}
              </li>
            ))}
          </ul>
        </>
      )}
      {website && (
        <p>
          <a href={website} target="_blank" rel="noreferrer noopener" dir="ltr">
            {website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
          </a>
        </p>
      )}
    </section>
  );
}
