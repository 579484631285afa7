import type { MoveScreen } from '@tryout/contract/applicants/applicant-decisions';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { offersInterview } from '@tryout/domain/interviews/interviewable';
import { announce } from '../../platform/announce.ts';
import type { useFormat } from '../../platform/i18n/use-format.ts';
import type { Text } from '../../platform/i18n/use-text.ts';
import { toast } from '../../ui/states/toast.ts';
import { moveMany, moveOne } from './applicants.api.ts';
import type { Movable, MoveExtras } from './move-types.ts';
import type { moveMessages } from './moves.messages.ts';
import { skipText } from './skip-text.ts';

/** Who is moved where, and what goes along. */
interface Move {
  readonly positionId: string;
  readonly people: readonly Movable[];
  readonly to: ApplicationStatus;
  readonly extras: MoveExtras & { readonly screen: MoveScreen };
  /** The score card on screen; null: none. */
  readonly card: string | null;
}

/** What the page that moves people gives along. */
interface Page {
  readonly undoMinutes: () => Promise<number>;
  readonly t: Text<keyof (typeof moveMessages)['en']>;
  readonly nameOf: (person: Movable) => string;
  /** The status they are moved to, in words. */
  readonly status: string;
  readonly format: ReturnType<typeof useFormat>;
  readonly onDone: (people: readonly Movable[], batchId: string) => void;
  readonly takeBack: (batchId: string, people: readonly Movable[]) => Promise<void>;
  readonly scheduleOne: (applicationId: string) => void;
  readonly scheduleMany: (people: readonly Movable[]) => void;
}

/** Moves people and says what came of it, with undo; a file of its own, since nobody moves as the page opens. */
export async function carryOutMove(move: Move, page: Page): Promise<void> {
  const { people, to } = move;
  const { t, status } = page;
  const minutes = await page.undoMinutes();
  const result = await send(move);
  if (result.closed) toast.say({ message: t('applicants.move.closed') });
  if (result.skipped.length > 0) {
    const reasons = skipText(result.skipped, t, page.format);
    const message =
      result.done === 0
        ? t('applicants.move.none', { reasons })
        : t('applicants.move.partial', {
            done: result.done,
            skipped: result.skipped.length,
            status,
            reasons,
          });
    toast.say({ message, tone: 'danger' });
    announce(message);
  }
  if (result.batch_id !== null) {
    const moved = people.filter((each) => result.moved.has(each.application_id));
    const [first] = moved;
    const words = t('applicants.move.done', {
      count: moved.length,
      name: first ? page.nameOf(first) : '',
      status,
    });
    const message = result.told ? t('applicants.move.done_told', { words, minutes }) : words;
    const { batch_id } = result;
    page.onDone(moved, batch_id);
    // The undo is the newest, so that `u` and the eye find it first.
    const offered = offerInterviews(moved, to, page);
    toast.undo({
      message,
      onUndo: () => {
        if (offered !== null) toast.dismiss(offered);
        void page.takeBack(batch_id, moved);
      },
    });
    announce(message);
  }
}

/** Stages of interviews offer to arrange one; nothing waits for the answer. */
function offerInterviews(moved: readonly Movable[], to: ApplicationStatus, page: Page): number | null {
  const { t } = page;
  const [first] = moved;
  if (!first || !offersInterview(to)) return null;
  const isOne = moved.length === 1;
  return toast.offer({
    message: t('applicants.move.schedule', { count: moved.length, name: page.nameOf(first) }),
    label: t(isOne ? 'applicants.move.schedule_one' : 'applicants.move.schedule_many'),
    run: () => (isOne ? page.scheduleOne(first.application_id) : page.scheduleMany(moved)),
  });
}

async function send({ positionId: position_id, people, to, extras, card }: Move) {
  const [only] = people;
  if (people.length === 1 && only) {
    const one = await moveOne({
      application_id: only.application_id,
      from: only.status,
      to,
      ...extras,
      ...(card ? { score_card_id_seen: card } : {}),
    });
    return {
      batch_id: one.batch_id as string | null,
      done: 1,
      skipped: [],
      moved: new Set([only.application_id]),
      told: one.told_at !== null,
      closed: one.position_closed,
    };
  }
  const many = await moveMany({
    position_id,
    items: people.map(({ application_id, status }) => ({ application_id, from: status })),
    to,
    ...extras,
  });
  return {
    batch_id: many.batch_id,
    done: many.done,
    skipped: many.items.flatMap((item) => (item.reason === null ? [] : [item.reason])),
    moved: new Set(many.items.filter((item) => item.result === 'done').map((item) => item.application_id)),
    told: many.told_at !== null,
    closed: many.position_closed,
  };
}
