import { nextBestPart, type ProfilePart } from '@tryout/domain/accounts/profile-completeness';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Profile } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import classes from './completeness.module.css';

const PLACE: Readonly<Record<ProfilePart, string>> = {
  tagline: 'part-tagline',
  bio: 'part-bio',
  phone: 'part-phone',
  skills: 'part-skills',
  profile_picture_path: 'pictures',
  cover_picture_path: 'pictures',
  experience: 'experience',
  education: 'education',
};

/** How complete the profile is, what to add next and what it gains, and what else is missing, each a link to its place. */
export function Completeness({ completeness }: { completeness: Profile['completeness'] }) {
  const t = useText(messages);
  const { percentage } = completeness;
  const missing = completeness.missing as ProfilePart[];
  const next = nextBestPart(missing);
  const words = t('profiles.completeness', { percentage });
  const rest = missing.filter((part) => part !== next?.part);
  return (
    <Panel title={words}>
      <progress className={classes.bar} max={100} value={percentage} aria-label={words} />
      {next === null ? (
        <p>{t('profiles.complete')}</p>
      ) : (
        <p className={classes.next}>
          <a href={`#${PLACE[next.part]}`}>{t(`profiles.step.${next.part}`)}</a>{' '}
          <span className={classes.gain}>{t('profiles.gain', { gain: next.gain })}</span>
        </p>
      )}
      {rest.length > 0 && (
        <>
          <p>{t('profiles.next')}</p>
          <ul className={classes.missing}>
            {rest.map((part) => (
              <li key={part}>
                <a href={`#${PLACE[part]}`}>{t(`profiles.missing.${part}`)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
