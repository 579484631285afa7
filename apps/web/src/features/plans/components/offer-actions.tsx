import { Button } from '@mantine/core';
import type { OfferStatus } from '@tryout/domain/plans/catalogue';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { messages } from '../plans.messages.ts';

interface Act<T> {
  readonly mutate: (input: T, then?: { onSuccess?: () => void }) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface OfferActionsProps {
  readonly id: string;
  readonly name: string;
  readonly status: OfferStatus;
  readonly versions: readonly { version: number; published_at: string | null; holders: number }[];
  readonly onEdit: () => void;
  readonly publish: Act<{ id: string; version: number }>;
  readonly discard: Act<string>;
  readonly move: Act<{ id: string; from: OfferStatus; to: 'published' | 'closed' }>;
}

/** What can be done with a plan or an add-on: the draft is written, published or discarded, and it is closed or opened. */
export function OfferActions({
  id,
  name,
  status,
  versions,
  onEdit,
  publish,
  discard,
  move,
}: OfferActionsProps) {
  const t = useText(messages);
  const [asks, setAsks] = useState<'publish' | 'discard' | 'close' | null>(null);
  const draft = versions.find(({ published_at }) => published_at === null);
  const holders = versions.reduce((sum, one) => sum + one.holders, 0);
  const close = () => setAsks(null);
  return (
    <Row gap={2}>
      <Button variant="default" onClick={onEdit}>
        {t(draft ? 'plans.edit_draft' : 'plans.next_version')}
      </Button>
      {draft && (
        <>
          <Button onClick={() => setAsks('publish')}>{t('plans.publish', { version: draft.version })}</Button>
          <Button variant="default" onClick={() => setAsks('discard')}>
            {t('plans.discard')}
          </Button>
        </>
      )}
      {status === 'published' && (
        <Button variant="default" onClick={() => setAsks('close')}>
          {t('plans.close', { name })}
        </Button>
      )}
      {status === 'closed' && (
        <Button
          variant="default"
          loading={move.isPending}
          onClick={() => move.mutate({ id, from: 'closed', to: 'published' })}
        >
          {t('plans.reopen', { name })}
        </Button>
      )}
      <ConfirmDialog
        opened={asks === 'publish'}
        onClose={close}
        onConfirm={() => publish.mutate({ id, version: draft?.version ?? 0 }, { onSuccess: close })}
        title={t('plans.publish.title', { name })}
        confirmLabel={t('plans.publish', { version: draft?.version ?? 0 })}
        busy={publish.isPending}
        error={publish.error}
        focusConfirm
      >
        <p>{t('plans.publish.about', { holders })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'discard'}
        onClose={close}
        onConfirm={() => discard.mutate(id, { onSuccess: close })}
        title={t('plans.discard.title', { name })}
        confirmLabel={t('plans.discard')}
        busy={discard.isPending}
        error={discard.error}
        danger
      >
        <p>{t(status === 'draft' ? 'plans.discard.all' : 'plans.discard.draft')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asks === 'close'}
        onClose={close}
        onConfirm={() => move.mutate({ id, from: 'published', to: 'closed' }, { onSuccess: close })}
        title={t('plans.close.title', { name })}
        confirmLabel={t('plans.close', { name })}
        busy={move.isPending}
        focusConfirm
      >
        <p>{t('plans.close.about', { holders })}</p>
      </ConfirmDialog>
    </Row>
  );
}
