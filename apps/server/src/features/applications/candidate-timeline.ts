import type { timelineKind } from '@tryout/contract/applications/application-view';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { z } from 'zod';
import type { LogLine } from './application-view.queries.ts';

type Kind = z.output<typeof timelineKind>;

/** What a candidate sees of an application's log. */
export interface CandidateTimeline {
  readonly entries: { at: string; kind: Kind }[];
  /** Where the application stands for the candidate: without decisions that may still be taken back. */
  readonly status: ApplicationStatus;
  readonly holds_back: boolean;
  /** Since when it was at the status before, where decisions are held back; null: not known, or none is. */
  readonly since: string | null;
}

/** Since when an application is at the status that its candidate knows; never the moment of a decision held back. */
export function knownSince(
  application: {
    readonly stage_entered_at: string;
    readonly applied_at: string | null;
    readonly created_at: string;
  },
  { holds_back, since }: Pick<CandidateTimeline, 'holds_back' | 'since'>,
): string {
  if (!holds_back) return application.stage_entered_at;
  return since ?? application.applied_at ?? application.created_at;
}

const STEPS: Readonly<Record<string, Kind>> = { basic_info: 'basic_info', cv: 'cv', questions: 'questions' };
const DECISIONS: ReadonlySet<string> = new Set([
  'short_listed',
  'phone_screen',
  'in_person',
  'on_hold',
  'approved',
]);
const OWN: Readonly<Record<string, Kind>> = {
  started: 'started',
  withdrawn: 'withdrawn',
  abandoned: 'not_completed',
  closed_as_duplicate: 'duplicate',
  reopened: 'reopened',
};

/** A clock may tick between the mail's row and the log's line of one transaction. */
const SLACK_MS = 2_000;

/**
 * The candidate's own steps and the decisions on the application, oldest first. Lines of people written since
 * `held_back_since` are left out: their mail has not gone yet.
 */
export function candidateTimeline(
  lines: readonly LogLine[],
  status: ApplicationStatus,
  held_back_since: string | null,
): CandidateTimeline {
  const from = held_back_since === null ? Number.POSITIVE_INFINITY : Date.parse(held_back_since) - SLACK_MS;
  const isHeld = (line: LogLine) =>
    line.actor_kind === 'user' && line.to_status !== null && Date.parse(line.at) >= from;
  const held = lines.find(isHeld);
  const entries = lines.flatMap((line) => {
    const kind = isHeld(line) ? null : kindOf(line);
    return kind === null ? [] : [{ at: line.at, kind }];
  });
  const before = held && lines.findLast((line) => line.seq < held.seq && line.to_status === held.from_status);
  return {
    since: before?.at ?? null,
    entries,
    status: (held?.from_status as ApplicationStatus | null | undefined) ?? status,
    holds_back: held !== undefined,
  };
}

function kindOf(line: LogLine): Kind | null {
  const own = OWN[line.action];
  if (own !== undefined) return own;
  if (line.action === 'step_completed') {
    if (line.to_status === 'applied') return 'applied';
    return line.step === null ? null : (STEPS[line.step] ?? null);
  }
  if (line.to_status === null || line.to_status === line.from_status) return null;
  if (line.to_status === 'rejected') return 'not_selected';
  return DECISIONS.has(line.to_status) ? (line.to_status as Kind) : null;
}
