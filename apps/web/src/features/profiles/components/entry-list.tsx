import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type EntryWords, useEntryWords } from '../entry-words.ts';
import type { Education, Experience } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import type { ProfileInHand } from '../use-profile-drafts.ts';
import { DraftNote } from './draft-note.tsx';
import classes from './entry-list.module.css';

const ExperienceDialog = lazyPiece(() => import('./experience-dialog.tsx'));
const EducationDialog = lazyPiece(() => import('./education-dialog.tsx'));

/** The jobs or the schools of the profile, each with change and remove; what was removed comes back by Undo. */
export function EntryList({ kind, hand }: { kind: 'experience' | 'education'; hand: ProfileInHand }) {
  const t = useText(messages);
  const words = useEntryWords();
  const [edited, setEdited] = useState<string | 'new' | null>(null);
  const entries: readonly EntryWords[] =
    kind === 'experience' ? hand.profile.experience.map(words.job) : hand.profile.education.map(words.school);
  const fieldsOf = (id: string): object | null => {
    const { experience, education } = hand.profile;
    const row =
      kind === 'experience'
        ? experience.find((one) => one.experience_id === id)
        : education.find((one) => one.education_id === id);
    if (!row) return null;
    const { experience_id: _e, education_id: _s, version: _v, ...fields } = row as Experience & Education;
    return fields;
  };
  const remove = ({ id, title }: EntryWords) => {
    const fields = fieldsOf(id);
    hand.put(kind, id, null);
    toast.undo({
      message: t('profiles.removed', { name: title }),
      onUndo: () => fields && hand.put(kind, null, fields),
    });
  };
  const theirs = (value: unknown): string => {
    const row = value as Experience & Education;
    return (kind === 'experience' ? words.job(row) : words.school(row)).title;
  };
  const save = (fields: object) => hand.put(kind, edited === 'new' ? null : edited, fields);
  const close = () => setEdited(null);
  return (
    <div id={kind} className={classes.place}>
      <Panel
        title={t(`profiles.${kind}`)}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t(`profiles.${kind}.add`)}
          </Button>
        }
      >
        {entries.length === 0 ? (
          <p>{t(`profiles.${kind}.none`)}</p>
        ) : (
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <li key={entry.id} className={classes.entry}>
                <div className={classes.words}>
                  <strong dir="auto">{entry.title}</strong>
                  <span className={classes.detail}>{entry.detail}</span>
                  {entry.text && (
                    <p className={classes.text} dir="auto">
                      {entry.text}
                    </p>
                  )}
                  <DraftNote
                    at={`${kind}:${entry.id}`}
                    state={hand.stateOf(`${kind}:${entry.id}`)}
                    hand={hand}
                    shown={theirs}
                  />
                </div>
                <IconButton
                  label={t('profiles.edit', { name: entry.title })}
                  icon={IconPencil}
                  onClick={() => setEdited(entry.id)}
                />
                <IconButton
                  label={t('profiles.remove', { name: entry.title })}
                  icon={IconTrash}
                  onClick={() => remove(entry)}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {edited !== null && (
        <Suspense>
          {kind === 'experience' ? (
            <ExperienceDialog
              experience={hand.profile.experience.find((one) => one.experience_id === edited) ?? null}
              onSave={save}
              onClose={close}
            />
          ) : (
            <EducationDialog
              education={hand.profile.education.find((one) => one.education_id === edited) ?? null}
              onSave={save}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
