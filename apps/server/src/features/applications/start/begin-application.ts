import type { Act } from '../../../platform/act.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { beginApplicationLog } from '../../application-log/public.ts';
import { storeBasicInfo } from '../applications.queries.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { findApplyPosition, freezeRevision, insertApplication } from './start-application.queries.ts';

/** An application for somebody who was not asked anything: started, with name and address filled in. */
export async function beginApplication(
  act: Act,
  who: { user_id: string; position_id: string; first_name: string; last_name: string; email: string },
): Promise<{ application_id: string }> {
  const { db, services } = act;
  const at = services.now();
  const position = await findApplyPosition(db, who.position_id, at);
  if (!position) throw notFound();
  await freezeRevision(db, position, at);
  const { first_name, last_name, email } = who;
  const id = await insertApplication(db, {
    organization_id: position.organization_id,
    position_id: position.id,
    revision_id: position.revision_id,
    candidate_id: who.user_id,
    origin: 'public',
    name: `${first_name} ${last_name}`,
    email,
    is_test: false,
    at,
  });
  if (id === null) throw notFound();
  await beginApplicationLog(
    db,
    [
      {
        application_id: id,
        organization_id: position.organization_id,
        actor_id: who.user_id,
        actor_kind: 'candidate',
        action: 'started',
        to_status: 'started',
      },
    ],
    at,
  );
  await storeBasicInfo(db, id, {
    first_name,
    last_name,
    email,
    phone: '',
    location: '',
    linkedin: '',
    cover_letter: '',
  });
  await refreshCandidateStatus(act, id, { step: 'basic_info', actor_id: who.user_id });
  return { application_id: id };
}
