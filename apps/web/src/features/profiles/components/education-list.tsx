import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { type Education, useRemoveEducation } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';
import { EducationDialog } from './education-dialog.tsx';
import { EntryList } from './entry-list.tsx';

/** The schools of the profile. */
export function EducationList({ rows }: { rows: readonly Education[] }) {
  const t = useText(messages);
  const remove = useRemoveEducation();
  const [edited, setEdited] = useState<Education | 'new' | null>(null);
  return (
    <>
      <EntryList
        id="education"
        title={t('profiles.education')}
        none={t('profiles.education.none')}
        addLabel={t('profiles.education.add')}
        entries={rows.map((row) => ({
          id: row.education_id,
          title: row.school,
          detail: [
            `${row.start_year} – ${row.end_year ?? t('profiles.now')}`,
            row.degree,
            row.field,
            row.grade,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        onAdd={() => setEdited('new')}
        onEdit={(id) => setEdited(rows.find((row) => row.education_id === id) ?? null)}
        onRemove={(id) => remove.mutate(id)}
      />
      {edited && (
        <EducationDialog education={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
