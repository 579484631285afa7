import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type Experience, useRemoveExperience } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import { EntryList } from './entry-list.tsx';
import { ExperienceDialog } from './experience-dialog.tsx';

/** The jobs of the profile. */
export function ExperienceList({ rows }: { rows: readonly Experience[] }) {
  const t = useText(messages);
  const remove = useRemoveExperience();
  const [edited, setEdited] = useState<Experience | 'new' | null>(null);
  return (
    <>
      <EntryList
        id="experience"
        title={t('profiles.experience')}
        none={t('profiles.experience.none')}
        addLabel={t('profiles.experience.add')}
        entries={rows.map((row) => ({
          id: row.experience_id,
          title: `${row.title}, ${row.company}`,
          detail: [
            `${row.start_month} – ${row.end_month ?? t('profiles.now')}`,
            t(`profiles.type.${row.employment_type}`),
            row.location,
          ]
            .filter(Boolean)
            .join(' · '),
          text: row.description,
        }))}
        onAdd={() => setEdited('new')}
        onEdit={(id) => setEdited(rows.find((row) => row.experience_id === id) ?? null)}
        onRemove={(id) => remove.mutate(id)}
      />
      {edited && (
        <ExperienceDialog experience={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
