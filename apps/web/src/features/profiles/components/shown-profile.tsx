import type { ShownProfile } from '@tryout/contract/profiles/profiles';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type EntryWords, useEntryWords } from '../entry-words.ts';
import { usePartWords } from '../part-words.ts';
import { messages } from '../profiles.messages.ts';
import entryClasses from './entry-list.module.css';
import classes from './part-row.module.css';
import { TagsShown } from './tags-shown.tsx';

/** A profile to be read: parts that say nothing are left out. */
export default function ShownProfileView({ profile }: { profile: ShownProfile }) {
  const t = useText(messages);
  const parts = usePartWords();
  const entries = useEntryWords();
  const part = (label: string, shown: ReactNode) =>
    shown ? (
      <div>
        <span className={classes.label}>{label}</span>
        <div className={classes.shown} dir="auto">
          {shown}
        </div>
      </div>
    ) : null;
  const tags = (list: readonly string[]) => (list.length > 0 ? <TagsShown tags={list} /> : null);
  const list = (rows: readonly EntryWords[]) =>
    rows.length === 0 ? null : (
      <ul className={entryClasses.entries}>
        {rows.map((row) => (
          <li key={row.id} className={entryClasses.entry}>
            <div className={entryClasses.words}>
              <strong dir="auto">{row.title}</strong>
              <span className={entryClasses.detail}>{row.detail}</span>
              {row.text && (
                <p className={entryClasses.text} dir="auto">
                  {row.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    );
  const shown = [
    part(t('profiles.tagline'), profile.tagline),
    part(t('profiles.bio'), profile.bio),
    part(t('profiles.location'), profile.location),
    part(
      t('profiles.linkedin'),
      profile.linkedin && (
        <a href={profile.linkedin} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{profile.linkedin}</bdi>
        </a>
      ),
    ),
    part(t('profiles.experience'), list(profile.experience.map(entries.job))),
    part(t('profiles.education'), list(profile.education.map(entries.school))),
    part(t('profiles.skills'), tags(profile.skills)),
    part(t('profiles.technical_skills'), tags(profile.technical_skills)),
    part(t('profiles.languages'), tags(profile.languages.map(parts.language))),
    part(t('profiles.availability'), parts.availability(profile.availability)),
    part(t('profiles.work_permit'), profile.work_permit),
  ].filter((each) => each !== null);
  if (shown.length === 0) return <p>{t('profiles.shown.nothing')}</p>;
  return (
    <Stack gap={4}>
      {shown.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed
        <div key={i}>{each}</div>
      ))}
    </Stack>
  );
}
