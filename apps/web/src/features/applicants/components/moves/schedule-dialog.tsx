import { Link } from '@tanstack/react-router';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { Movable } from '../../move-types.ts';
import { moveMessages } from '../../moves.messages.ts';

interface ScheduleDialogProps {
  people: readonly Movable[];
  nameOf: (person: Movable) => string;
  onClose: () => void;
}

/** The applicants who were just moved to a stage of interviews, each with the way to arrange one. */
export function ScheduleDialog({ people, nameOf, onClose }: ScheduleDialogProps) {
  const t = useText(moveMessages);
  return (
    <Dialog opened onClose={onClose} title={t('applicants.move.schedule_title')}>
      <Stack gap={3}>
        <p>{t('applicants.move.schedule_text')}</p>
        <ul>
          {people.map((person) => (
            <li key={person.application_id}>
              <Link to="/user/events/new" search={{ application: person.application_id }}>
                {nameOf(person)}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
