import type { JobDetail } from '@tryout/contract/positions/jobs';
import type { PictureCredit as Credit } from '@tryout/domain/pictures/picture-credit';
import { isEmptyText } from '@tryout/domain/text/rich-text';
import type { ReactNode } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { PictureCredit } from '../../../../ui/marks/picture-credit.tsx';
import { AedtStated } from '../../../notices/candidate.public.ts';
import { messages } from '../../jobs.messages.ts';
import { ApplyingTakes } from './applying-takes.tsx';
import { Description } from './description.tsx';
import classes from './job-article.module.css';
import { JobFacts } from './job-facts.tsx';
import { WrittenText } from './written-text.tsx';

/** What an article about a position needs; the wizard's preview makes one from a draft. */
export type JobArticleData = Pick<
  JobDetail,
  | 'title'
  | 'locations'
  | 'remote'
  | 'job_type'
  | 'level'
  | 'work_experience'
  | 'salary'
  | 'closes_on'
  | 'openings'
  | 'description'
  | 'skills'
  | 'technical_skills'
  | 'applying_takes'
  | 'organization_about'
> & {
  readonly organization: { readonly name: string };
  /** New York City's notice, where it is given; absent in previews. */
  readonly aedt_notice?: JobDetail['aedt_notice'];
};

interface JobArticleProps {
  job: JobArticleData;
  /** The title's element; the wizard's preview has an h1 of its own. */
  heading: ReactNode;
  employer: ReactNode;
  image?: string | null;
  credit?: Credit | null;
}

/** A position as candidates read it, in one column. */
export function JobArticle({ job, heading, employer, image, credit = null }: JobArticleProps) {
  const t = useText(messages);
  const skills = [...job.skills, ...job.technical_skills];
  return (
    <article className={classes.article}>
      {image && (
        <img
          className={classes.image}
          src={image}
          alt={t('positions.job.picture', { name: job.organization.name })}
        />
      )}
      {image && credit && <PictureCredit credit={credit} />}
      <header className={classes.head}>
        <p className={classes.employer}>{employer}</p>
        {heading}
        <JobFacts job={job} whole />
      </header>
      <section className={classes.part}>
        <h2>{t('positions.job.about')}</h2>
        {isEmptyText(job.description) ? (
          <p className={classes.quiet}>{t('positions.job.no_description')}</p>
        ) : (
          <Description text={job.description} />
        )}
      </section>
      {skills.length > 0 && (
        <section className={classes.part}>
          <h2>{t('positions.job.skills')}</h2>
          <ul className={classes.skills}>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      )}
      <ApplyingTakes takes={job.applying_takes} />
      {job.aedt_notice && <AedtStated aedt={job.aedt_notice} measured={job.aedt_notice.measured} />}
      {job.organization_about && (
        <section className={classes.part}>
          <h2>{t('positions.job.employer', { name: job.organization.name })}</h2>
          <WrittenText text={job.organization_about} />
        </section>
      )}
    </article>
  );
}
