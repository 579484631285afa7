import { listProfileViews, recordProfileView } from '@tryout/contract/profile-views/profile-views';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { listViews } from './list-views.ts';
import { recordLook } from './record-view.ts';

/** Looks at candidates: recording one by name, and telling the candidate of them. */
export const profileViewsHandlers: readonly Handled[] = [
  handle(recordProfileView, async (call) => {
    const act = signedAct(call);
    if ('person_id' in call.body) {
      const person = call.refs.row(call.body.person_id);
      const { id, merged_ids, email, organization_id } = person;
      const look = { part: 'person', person_ids: [id, ...merged_ids], email, organization_id } as const;
      return { data: { counted: await recordLook(act, look) } };
    }
    const application = call.refs.row(call.body.application_id);
    if (application.is_test) throw notFound();
    const { id: application_id, organization_id } = application;
    const look = { part: 'application', application_id, organization_id } as const;
    return { data: { counted: await recordLook(act, look) } };
  }),
  handle(listProfileViews, async (call) => ({ data: await listViews(signedAct(call), call.query) })),
];
