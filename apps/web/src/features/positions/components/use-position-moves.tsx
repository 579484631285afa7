import { TextInput } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDoorOff,
  IconPlayerPause,
  IconRefresh,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { movePosition, type PositionItem } from '@tryout/contract/positions/positions';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { OppsDialog } from '../../../ui/dialogs/opps-dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useMovePosition } from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { ClosePositionDialog } from './close-position-dialog.tsx';
import { ProblemList } from './wizard/problem-list.tsx';

type Movable = Pick<PositionItem, 'id' | 'title' | 'status' | 'counts' | 'allowed'> & {
  readonly organization: { readonly id: string };
};

/** One status change that a position allows now. */
export interface PositionMove {
  readonly to: PositionItem['status'];
  readonly label: string;
  readonly icon: TablerIcon;
  readonly run: () => void;
}

interface PositionMoves {
  readonly of: (position: Movable) => PositionMove[];
  readonly busy: boolean;
  /** The dialogs; place them once on the page. */
  readonly dialogs: ReactNode;
}

/**
 * Status changes of positions with their dialogs: closing, reopening, and 'Opps' when the server refuses. Publishing a
 * draft leads to where it is shared.
 */
export function usePositionMoves(): PositionMoves {
  const t = useText(messages);
  const errorText = useErrorText();
  const move = useMovePosition();
  const navigate = useNavigate();
  const [closing, setClosing] = useState<Movable | null>(null);
  const [reopening, setReopening] = useState<Movable | null>(null);
  const [refused, setRefused] = useState<{ position: Movable; error: unknown } | null>(null);

  const run = (position: Movable, to: PositionItem['status'], more: object = {}) =>
    move.mutate(
      { position_id: position.id, to, from: position.status, ...more },
      {
        onSuccess: () => {
          setClosing(null);
          setReopening(null);
          if (to === 'published' && position.status === 'draft') {
            void navigate({
              to: '/user/positions/$id/share',
              params: { id: position.id },
              search: { published: true },
            });
          }
        },
        onError: (error) => {
          // A wrong field of the closing form is shown there; everything else is a refusal.
          if (to === 'closed' && error instanceof ApiError && error.code === 'invalid_input') return;
          setClosing(null);
          setReopening(null);
          setRefused({ position, error });
        },
      },
    );
  const start = (position: Movable, to: PositionItem['status']) => {
    move.reset();
    if (to === 'closed') setClosing(position);
    else if (to === 'published' && position.status === 'closed') setReopening(position);
    else run(position, to);
  };
  const looks = (from: PositionItem['status']): Record<PositionItem['status'], [string, TablerIcon]> => ({
    published: [
      from === 'closed'
        ? t('positions.action.reopen')
        : from === 'paused'
          ? t('positions.action.resume')
          : t('positions.action.publish'),
      from === 'draft' ? IconSend : IconRefresh,
    ],
    paused: [t('positions.action.pause'), IconPlayerPause],
    closed: [t('positions.action.close'), IconDoorOff],
    archived: [t('positions.action.archive'), IconArchive],
    draft: [t('positions.action.restore'), IconArchiveOff],
  });
  const fields = refused?.error instanceof ApiError ? refused.error.fields : [];
  return {
    busy: move.isPending,
    of: (position) =>
      position.allowed.map((allowed) => {
        const to = allowed as PositionItem['status'];
        const [label, icon] = looks(position.status)[to];
        return { to, label, icon, run: () => start(position, to) };
      }),
    dialogs: (
      <>
        {closing && (
          <ClosePositionDialog
            position={closing}
            busy={move.isPending}
            error={move.error}
            onClose={() => setClosing(null)}
            onSubmit={(given) => run(closing, 'closed', given)}
          />
        )}
        {reopening && (
          <ReopenDialog
            title={reopening.title}
            busy={move.isPending}
            onClose={() => setReopening(null)}
            onSubmit={(closes_on) => run(reopening, 'published', { closes_on })}
          />
        )}
        <OppsDialog
          opened={refused !== null}
          onClose={() => setRefused(null)}
          offer={refused?.error instanceof ApiError ? refused.error.offer : null}
          message={
            refused &&
            (fields.length > 0 ? (
              <ProblemList
                positionId={refused.position.id}
                problems={fields}
                onFollow={() => setRefused(null)}
              />
            ) : (
              errorText(refused.error)
            ))
          }
        />
      </>
    ),
  };
}

interface ReopenDialogProps {
  title: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: (closes_on: string | null) => void;
}

/** Until when a position that opens again takes applications. */
function ReopenDialog({ title, busy, onClose, onSubmit }: ReopenDialogProps) {
  const t = useText(messages);
  const form = useForm(movePosition, { start: { closes_on: '' }, error: null, busy });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('positions.reopen.title', { title })}
      submitLabel={t('positions.action.reopen')}
      form={form}
      onSubmit={() => onSubmit(form.values.closes_on || null)}
    >
      <TextInput
        {...form.text('closes_on', t('positions.reopen.closes_on'))}
        type="date"
        description={t('positions.reopen.hint')}
      />
    </FormDialog>
  );
}
