import { listProfileViews, recordProfileView } from '@tryout/contract/profile-views/profile-views';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { listViews } from './list-views.ts';
import { lookAtApplication, lookAtPerson } from './look-by-name.ts';

/** Looks at candidates: recording one by name, and telling the candidate of them. */
export const profileViewsHandlers: readonly Handled[] = [
  handle(recordProfileView, async (call) => {
    const { body, refs } = call;
    const act = signedAct(call);
    const counted =
      'person_id' in body
        ? await lookAtPerson(act, refs.row(body.person_id))
        : await lookAtApplication(act, refs.row(body.application_id));
    return { data: { counted } };
  }),
  handle(listProfileViews, async (call) => ({ data: await listViews(signedAct(call), call.query) })),
];
