import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import type { InterviewKit } from '@tryout/contract/interviews/interview-kit';
import { MOST_QUESTIONS } from '@tryout/domain/interviews/kit/kit-question';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { QuestionsDraft } from '../../ai-assist/public.tsx';
import { BankDialog } from './bank-dialog.tsx';
import { addedItem, type EditedItem, editedItem, sentItem } from './edited-items.ts';
import { kitQuery, useUpdateKit } from './kit.api.ts';
import { kitMessages } from './kit.messages.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRows } from './question-rows.tsx';

interface KitEditorProps {
  event: InterviewEvent;
  kit: InterviewKit;
  onDone: () => void;
}

/** Changes the questions of one interview: which, in which order, who asks them. */
export function KitEditor({ event, kit, onDone }: KitEditorProps) {
  const t = useText(kitMessages);
  const client = useQueryClient();
  const update = useUpdateKit(event.id);
  const draft = useKeptDraft<readonly EditedItem[]>({
    key: `kit:${event.id}`,
    edit: kit.version,
    saved: kit.items.map(editedItem),
  });
  const [open, setOpen] = useState<'bank' | 'new' | EditedItem | null>(null);
  const [drafting, setDrafting] = useState(false);
  const items = draft.value;
  const isStale = update.error instanceof ApiError && update.error.code === 'conflict';
  const errors = formErrors(isStale ? null : update.error);
  const save = (next: readonly EditedItem[] | null) =>
    update.mutate(
      { version: draft.edit, items: next === null ? null : next.map(sentItem) },
      {
        onSuccess: () => {
          draft.discard();
          onDone();
        },
      },
    );
  const remove = (item: EditedItem) => {
    const before = items;
    draft.set(items.filter((each) => each.key !== item.key));
    toast.undo({ message: t('kit.removed'), onUndo: () => draft.set(before) });
  };
  return (
    <Stack gap={4}>
      <p>{t('kit.edit.text')}</p>
      <FormErrorList errors={errors.list} labels={{ items: t('kit.all') }} />
      {isStale && (
        <Banner
          tone="warning"
          action={
            <Button
              variant="default"
              onClick={() => {
                draft.discard();
                update.reset();
                void client.invalidateQueries({ queryKey: kitQuery(event.id).queryKey });
              }}
            >
              {t('kit.conflict.reload')}
            </Button>
          }
        >
          {t('kit.conflict')}
        </Banner>
      )}
      <QuestionRows
        items={items}
        traits={kit.traits}
        people={kit.people}
        onChange={draft.set}
        onEdit={setOpen}
        onRemove={remove}
      />
      {items.length < MOST_QUESTIONS && (
        <Row>
          <Button variant="default" onClick={() => setOpen('bank')}>
            {t('kit.add_bank')}
          </Button>
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('kit.add_own')}
          </Button>
        </Row>
      )}
      {items.length < MOST_QUESTIONS && (
        <Flagged flag="ai_drafts">
          <Disclosure label={t('kit.draft')} open={drafting} onToggle={setDrafting}>
            {drafting && (
              <QuestionsDraft
                eventId={event.id}
                taken={new Set(items.map((each) => each.key))}
                room={MOST_QUESTIONS - items.length}
                onUse={(added) => draft.set([...items, ...added.map((each) => addedItem(each, null))])}
              />
            )}
          </Disclosure>
        </Flagged>
      )}
      <Row justify="end">
        {kit.version > 0 && (
          <Button variant="subtle" disabled={update.isPending} onClick={() => save(null)}>
            {t('kit.propose')}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            draft.discard();
            onDone();
          }}
        >
          {t('kit.cancel')}
        </Button>
        <Button loading={update.isPending} onClick={() => save(items)}>
          {t('kit.save')}
        </Button>
      </Row>
      {open === 'bank' && (
        <BankDialog
          positionId={event.position.id}
          taken={new Set(items.map((each) => each.key))}
          onAdd={(question) => draft.set([...items, addedItem(question, null)])}
          onClose={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'bank' && (
        <QuestionDialog
          question={open === 'new' ? null : open}
          traits={kit.traits}
          onClose={() => setOpen(null)}
          onDone={(written) => {
            setOpen(null);
            draft.set(
              open === 'new'
                ? [...items, { key: crypto.randomUUID(), assigned_to: null, is_reworded: true, ...written }]
                : items.map((each) =>
                    each.key === open.key ? { ...each, ...written, is_reworded: true } : each,
                  ),
            );
          }}
        />
      )}
    </Stack>
  );
}
