import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { differencesOf } from '@tryout/domain/records/differences';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Template, templateQuery } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { draftOf, type TemplateDraft } from '../template-draft.ts';
import { placeOf } from '../template-place.ts';
import { useTemplatePlaces } from '../use-template-places.ts';

/** All versions of a template, and what one of them has that differs from what is shown. */
export function TemplateVersions({ template, draft }: { template: Template; draft: TemplateDraft }) {
  const t = useText(messages);
  const places = useTemplatePlaces();
  const [other, setOther] = useState<Template['versions'][number] | null>(null);
  return (
    <Panel title={t('templates.versions')}>
      <Stack gap={3}>
        {template.versions.map((version) => (
          <Row key={version.id} gap={3}>
            {version.id === template.id ? (
              <strong>{`${t('templates.version', version)} (${t('templates.this_one')})`}</strong>
            ) : (
              <Button variant="subtle" onClick={() => places.toTemplate(version.id)}>
                {t('templates.version', { version: version.version })}
              </Button>
            )}
            <StatusChip status={version.status} label={t(`templates.${version.status}`)} />
            <TimeText at={version.published_at ?? version.updated_at} style="date" />
            {version.id !== template.id && (
              <Button variant="default" onClick={() => setOther(version)}>
                {t('templates.show_differences')}
                <span className="visually-hidden">{` ${t('templates.version', { version: version.version })}`}</span>
              </Button>
            )}
          </Row>
        ))}
        {other && <Differences key={other.id} from={other} draft={draft} />}
      </Stack>
    </Panel>
  );
}

function Differences({ from, draft }: { from: Template['versions'][number]; draft: TemplateDraft }) {
  const t = useText(messages);
  const inLanguage = useLibraryNames();
  const query = useQuery(templateQuery(from.id));
  return (
    <section>
      <h3>{t('templates.differences', { version: from.version })}</h3>
      <QueryView query={query}>
        {(earlier) => {
          const before = draftOf(earlier);
          const names = namesIn([before, draft]);
          const named = (id: string) => {
            const name = names.get(id);
            return name === undefined ? id : inLanguage('entries', name);
          };
          return (
            <DifferenceList
              differences={differencesOf(before, draft)}
              label={(path) => placeOf(path, named, t)}
              value={(value) =>
                Array.isArray(value) ? value.map((id) => named(String(id))).join(' · ') : plain(value)
              }
            />
          );
        }}
      </QueryView>
    </section>
  );
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { name, weight, min, max } = value as Record<string, unknown>;
  return name === undefined ? `${min}–${max}` : `${name} ${weight} %`;
}

function namesIn(drafts: readonly TemplateDraft[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { categories } of drafts) {
    for (const category of categories) {
      names.set(category.id, category.name);
      for (const trait of category.traits) {
        names.set(trait.id, trait.name);
        for (const subtrait of trait.subtraits) names.set(subtrait.id, subtrait.name);
      }
    }
  }
  return names;
}
