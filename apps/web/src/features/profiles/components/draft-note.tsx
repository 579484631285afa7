import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import type { DraftKey, DraftState } from '../profile-drafts.ts';
import { messages } from '../profiles.messages.ts';
import type { ProfileInHand } from '../use-profile-drafts.ts';
import classes from './draft-note.module.css';

interface DraftNoteProps {
  at: DraftKey;
  state: DraftState | undefined;
  hand: ProfileInHand;
  /** What somebody else stored, as words. */
  shown: (value: unknown) => string;
}

/** Where a change is that is not stored yet, and the choice where it meets a newer one. */
export function DraftNote({ at, state, hand, shown }: DraftNoteProps) {
  const t = useText(messages);
  if (!state) return null;
  if (state.kind === 'sending')
    return (
      <p className={classes.note} role="status">
        {t('profiles.draft.saving')}
      </p>
    );
  if (state.kind === 'queued')
    return (
      <p className={classes.note} role="status">
        <IconCloudOff size={18} stroke={1.75} aria-hidden /> {t('profiles.draft.queued')}
      </p>
    );
  const isConflict = state.kind === 'conflict';
  return (
    <div className={classes.problem} role="alert">
      <p>
        {isConflict
          ? t('profiles.draft.conflict', { theirs: `\u2068${shown(state.theirs.value)}\u2069` })
          : t('profiles.draft.refused', { reason: state.message })}
      </p>
      <Row gap={2}>
        {isConflict && (
          <Button size="compact-md" onClick={() => hand.keepMine(at)}>
            {t('profiles.draft.mine')}
          </Button>
        )}
        <Button size="compact-md" variant="default" onClick={() => hand.giveUp(at)}>
          {t(isConflict ? 'profiles.draft.theirs' : 'profiles.draft.give_up')}
        </Button>
      </Row>
    </div>
  );
}
