import type { SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { recordLook } from './record-view.ts';

/** Records a look at an application by name. @throws Refusal (not found) for a test */
export async function lookAtApplication(
  act: SignedAct,
  { id: application_id, organization_id, is_test }: RowOfRef<'application'>,
): Promise<boolean> {
  if (is_test) throw notFound();
  return recordLook(act, { part: 'application', application_id, organization_id });
}

/** Records a look at a person of the pool by name. */
export async function lookAtPerson(
  act: SignedAct,
  { id, merged_ids, email, organization_id }: RowOfRef<'person'>,
): Promise<boolean> {
  return recordLook(act, { part: 'person', person_ids: [id, ...merged_ids], email, organization_id });
}
