import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import type { MailLanguage, MailTexts } from '@tryout/domain/organizations/stage-mail';

/** Somebody to be moved. */
export type Movable = Pick<ApplicantRow, 'application_id' | 'name' | 'code' | 'status'>;

/** What a move carries besides its goal. */
export interface MoveExtras {
  readonly reason_id?: string | undefined;
  readonly note?: string;
  readonly shared_text?: string;
  readonly mail?: { send: boolean; texts?: Partial<Record<MailLanguage, MailTexts>> };
  readonly add_opening?: boolean;
  readonly hold_until?: string | undefined;
}
