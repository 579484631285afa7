import type { MailLanguage, MailStage, MailTexts } from '@tryout/domain/organizations/stage-mail';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What an organization chose for a stage, other than the product's own. */
export interface StageMailRow {
  stage: MailStage;
  sends: boolean;
  texts: Partial<Record<MailLanguage, MailTexts>>;
  version: number;
  updated_at: string;
  updated_by_name: string | null;
}

/** What an organization chose for its stages; those it never changed are missing. */
export async function findStageMails(db: Db, organizationId: string): Promise<StageMailRow[]> {
  const { rows } = await sql<StageMailRow>`
    select m.stage, m.sends, m.texts, m.version, m.updated_at,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as updated_by_name
    from stage_mails m left join users u on u.id = m.updated_by where m.organization_id = ${organizationId}
  `.execute(db);
  return rows;
}

/** Stores a stage's mail where it still has the version the change is based on; false where it has not. */
export async function storeStageMail(
  db: Db,
  change: {
    organization_id: string;
    stage: MailStage;
    sends: boolean;
    texts: Partial<Record<MailLanguage, MailTexts>>;
    version: number;
    by: string;
    at: Date;
  },
): Promise<boolean> {
  const texts = JSON.stringify(change.texts);
  const { rows } =
    change.version === 0
      ? await sql`
          insert into stage_mails (organization_id, stage, sends, texts, updated_by, updated_at)
          values (${change.organization_id}, ${change.stage}, ${change.sends}, ${texts}, ${change.by}, ${change.at})
          on conflict do nothing returning stage
        `.execute(db)
      : await sql`
          update stage_mails set sends = ${change.sends}, texts = ${texts}, version = version + 1,
            updated_by = ${change.by}, updated_at = ${change.at}
          where organization_id = ${change.organization_id} and stage = ${change.stage}
            and version = ${change.version} returning stage
        `.execute(db);
  return rows.length === 1;
}
