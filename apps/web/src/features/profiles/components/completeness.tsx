import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Profile } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import classes from './completeness.module.css';

const TARGET: Readonly<Record<string, string>> = {
  experience: 'experience',
  education: 'education',
  profile_picture_path: 'pictures',
  cover_picture_path: 'pictures',
};

/** How complete the profile is, and what is missing as links to its place. */
export function Completeness({ completeness }: { completeness: Profile['completeness'] }) {
  const t = useText(messages);
  const { percentage, missing } = completeness;
  const words = t('profiles.completeness', { percentage });
  return (
    <Panel title={words}>
      <progress className={classes.bar} max={100} value={percentage} aria-label={words} />
      {missing.length === 0 ? (
        <p>{t('profiles.complete')}</p>
      ) : (
        <>
          <p>{t('profiles.next')}</p>
          <ul className={classes.missing}>
            {missing.map((part) => (
              <li key={part}>
                <a href={`#${TARGET[part] ?? `field-${part}`}`}>{t(`profiles.missing.${part as 'bio'}`)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
