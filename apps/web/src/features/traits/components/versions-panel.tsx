import { Button } from '@mantine/core';
import { differencesOf } from '@tryout/domain/records/differences';
import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { draftOf, type EntryDraft } from '../entry-draft.ts';
import type { EntryVersion } from '../traits.api.ts';
import { messages, type TraitsMessage } from '../traits.messages.ts';
import { useFieldLabel } from '../use-field-label.ts';
import classes from './versions-panel.module.css';

interface VersionsPanelProps {
  kind: LibraryKind;
  versions: readonly EntryVersion[];
  current: number;
  /** Puts an older wording into the form. */
  onTake: (draft: EntryDraft) => void;
}

const FIRST = 5;

/** Reasons that the server keeps in English; all others were written by a person. */
const REASONS: Readonly<Record<string, TraitsMessage>> = {
  'Starter set': 'traits.versions.reason.starter',
  Import: 'traits.versions.reason.import',
};

function reasonOf(reason: string, t: (key: TraitsMessage) => string): string {
  const key = REASONS[reason];
  return key ? t(key) : reason;
}

/** Every wording the entry had, each with what it changed. */
export function VersionsPanel({ kind, versions, current, onTake }: VersionsPanelProps) {
  const t = useText(messages);
  const label = useFieldLabel(kind);
  const [all, setAll] = useState(false);
  const shown = all ? versions : versions.slice(0, FIRST);
  return (
    <Panel title={t('traits.versions.title')}>
      <ol className={classes.list}>
        {shown.map((version, i) => {
          const before = versions[i + 1];
          return (
            <li key={version.version} className={classes.item}>
              <div className={classes.line}>
                <strong>{t('traits.version', { version: version.version })}</strong>
                <span className={classes.small}>
                  <TimeText at={version.at} style="datetime" />
                </span>
                <span className={classes.small}>
                  {version.changed_by_name ?? t('traits.versions.product')}
                </span>
              </div>
              {version.reason && (
                <p className={classes.small} dir="auto">
                  {reasonOf(version.reason, t)}
                </p>
              )}
              {before ? (
                <Disclosure label={t('traits.versions.changes')}>
                  <Stack gap={3}>
                    <DifferenceList
                      differences={differencesOf(before.content, version.content)}
                      label={label}
                    />
                  </Stack>
                </Disclosure>
              ) : (
                <p className={classes.small}>{t('traits.versions.first')}</p>
              )}
              {version.version !== current && (
                <Button
                  variant="default"
                  onClick={() => {
                    onTake(draftOf(version.content));
                    document.getElementById('entry-form')?.scrollIntoView({ block: 'start' });
                  }}
                >
                  {t('traits.versions.take', { version: version.version })}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {shown.length < versions.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('traits.versions.all', { count: versions.length })}
        </Button>
      )}
    </Panel>
  );
}
