import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { categoryRoutes, subtraitRoutes } from '@tryout/contract/traits/traits';
import { differencesOf } from '@tryout/domain/records/differences';
import { DIRECTIONS } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConflictDialog } from '../../../ui/forms/conflict-dialog.tsx';
import { DifferenceList } from '../../../ui/forms/difference-list.tsx';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { Draft } from '../../../ui/forms/use-kept-draft.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { contentOf, draftOf, type EntryDraft } from '../entry-draft.ts';
import { type Entry, type EntryDetail, saveEntry, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';
import { useFieldLabel } from '../use-field-label.ts';
import classes from './entry-form.module.css';
import { WordFields } from './word-fields.tsx';

/** The stored record that a stale save was answered with. */
function theirsOf(error: unknown): Entry | null {
  return error instanceof ApiError && error.code === 'conflict'
    ? ((error.current?.theirs as Entry | undefined) ?? null)
    : null;
}

/** What an entry says, in every language; unsaved work is kept, and a save on top of another's asks. */
export function EntryForm({ detail, draft }: { detail: EntryDetail; draft: Draft<EntryDraft> }) {
  const t = useText(messages);
  const { entry, uses } = detail;
  const label = useFieldLabel(entry.kind);
  const { value, set } = draft;
  const [reason, setReason] = useState('');
  const save = useLibraryChange(
    ({ edit }: { edit: number }) => saveEntry(entry, edit, value, reason),
    (saved) => {
      draft.stored(value, saved.edit);
      setReason('');
      toast.say({ message: t('traits.saved'), tone: 'success' });
    },
  );
  const theirs = theirsOf(save.error);
  const form = useForm([categoryRoutes.update, subtraitRoutes.update], {
    start: { ...value, reason },
    error: theirs ? null : save.error,
    busy: save.isPending,
    hold: {
      value: { ...value, reason },
      set: ({ reason: why, ...content }) => {
        setReason(why);
        // Only why it is changed was written: that is no work on the entry.
        if (JSON.stringify(content) !== JSON.stringify(value)) set(content);
      },
      isChanged: draft.isChanged,
    },
  });
  const compared = (content: EntryDraft) => (
    <DifferenceList
      differences={differencesOf(
        detail.versions[0]?.content ? { ...contentOf(entry.kind, draftOf(detail.versions[0].content)) } : {},
        contentOf(entry.kind, content),
      )}
      label={label}
    />
  );
  const archived = entry.status === 'archived';
  return (
    <Panel title={t('traits.form.title')}>
      <FormBody
        form={form}
        id="entry-form"
        className={classes.form}
        labels={Object.fromEntries(form.wrong.errors.map(({ field }) => [field, label(field.split('.'))]))}
        onSubmit={() => save.mutate({ edit: draft.edit })}
      >
        {draft.restored && (
          <Banner
            action={
              <Button variant="default" onClick={draft.discard}>
                {t('traits.form.discard')}
              </Button>
            }
          >
            {t('traits.form.restored')}
          </Banner>
        )}
        {uses.total > 0 && draft.isChanged && (
          <Banner tone="warning">{t('traits.form.used', { count: uses.total })}</Banner>
        )}
        <WordFields
          kind={entry.kind}
          draft={value}
          onChange={set}
          errorOf={form.errorOf}
          disabled={archived}
        />
        {entry.kind === 'subtrait' && (
          <NativeSelect
            {...form.text('direction', t('traits.field.direction'))}
            description={t('traits.field.direction.hint')}
            disabled={archived}
            data={DIRECTIONS.map((one) => ({ value: one, label: t(`traits.direction.${one}`) }))}
          />
        )}
        {entry.kind === 'category' ? (
          <Row gap={3} align="end">
            <label className={classes.color}>
              <span>{t('traits.field.color')}</span>
              <input
                type="color"
                id={form.field('color', t('traits.field.color')).id}
                disabled={archived}
                value={value.color || '#79867f'}
                onChange={(event) => set({ ...value, color: event.currentTarget.value })}
              />
            </label>
            {value.color !== '' && !archived && (
              <Button variant="default" onClick={() => set({ ...value, color: '' })}>
                {t('traits.field.color.none')}
              </Button>
            )}
          </Row>
        ) : (
          <Textarea
            {...form.text('sources', t('traits.field.sources'))}
            description={t('traits.field.sources.hint')}
            autosize
            minRows={1}
            dir="auto"
            disabled={archived}
            error={form.wrong.errors.find((one) => one.field.startsWith('sources'))?.message}
          />
        )}
        {draft.isChanged && (
          <Stack gap={3}>
            <TextInput
              {...form.text('reason', t('traits.form.reason'))}
              description={t('traits.form.reason.hint')}
              maxLength={300}
              dir="auto"
            />
            <Row gap={3} justify="end">
              <Button variant="default" onClick={draft.discard}>
                {t('traits.form.discard')}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {t('traits.form.save')}
              </Button>
            </Row>
          </Stack>
        )}
      </FormBody>
      <ConflictDialog
        opened={theirs !== null}
        mine={compared(value)}
        theirs={theirs && compared(draftOf(theirs))}
        busy={save.isPending}
        onTakeTheirs={() => {
          draft.discard();
          save.reset();
        }}
        onKeepMine={() => {
          if (!theirs) return;
          draft.rebase(theirs.edit);
          save.mutate({ edit: theirs.edit });
        }}
        onClose={() => save.reset()}
      />
    </Panel>
  );
}
