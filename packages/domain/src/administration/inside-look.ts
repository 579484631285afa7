/** How long a super admin sees an organization's applicants after giving a reason; minutes. */
export const INSIDE_LOOK_MINUTES = 60;

/** The shortest reason that says anything; characters. */
export const INSIDE_LOOK_REASON_LENGTH = 10;

/** A look at an organization's applicants; instants in ISO 8601. */
export interface InsideLook {
  readonly expires_at: string;
  /** When it was ended before its time. Null: it was not. */
  readonly ended_at: string | null;
}

/** Whether a look still opens anything. */
export function isOpenLook(look: InsideLook, now: Date): boolean {
  return look.ended_at === null && new Date(look.expires_at) > now;
}
