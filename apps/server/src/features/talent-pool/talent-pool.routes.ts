import {
  changeMatchingPeople,
  inviteMatchingPeople,
  undoPeopleChange as undoRoute,
} from '@tryout/contract/talent-pool/bulk-people';
import {
  addPersonNote,
  addPerson as addRoute,
  changePeople as changePeopleRoute,
  changePerson as changeRoute,
  deletePersonNote,
  exportPeople as exportRoute,
  invitePeople as inviteRoute,
  listPeople as listRoute,
  readPeopleFacets,
  readPerson,
  readPersonCv,
  removePerson as removeRoute,
  readTimeline as timelineRoute,
  uploadPersonCv,
} from '@tryout/contract/talent-pool/people';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { changeMatching, inviteMatching } from './bulk/bulk-people.ts';
import { undoPeopleChange } from './bulk/undo-change.ts';
import { changePeople } from './change-people.ts';
import { exportPeople } from './export-people.ts';
import { invitePeople } from './invite-people.ts';
import { listPeople, peopleFacets } from './list-people.ts';
import { openPerson } from './open-person.ts';
import { addPersonCv, sendPersonCv } from './person-cv.ts';
import { addNote, removeNote } from './person-notes.ts';
import { talentPoolSay } from './talent-pool.messages.ts';
import { readTimeline } from './timeline.ts';
import { addPerson, changePerson, removePerson } from './write-person.ts';

/** The people an organization knows. */
export const talentPoolHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => ({ data: await listPeople(signedAct(call), call.query) })),
  handle(readPeopleFacets, async (call) => ({
    data: await peopleFacets(signedAct(call), call.query.organization_id),
  })),
  handle(readPerson, async (call) => ({
    data: await openPerson(signedAct(call), call.refs.row(call.params.person_id)),
  })),
  handle(addRoute, async (call) => ({
    data: await addPerson(signedAct(call), call.body),
    message: talentPoolSay('talent-pool.added'),
    status: 201,
  })),
  handle(changeRoute, async (call) => ({
    data: await changePerson(signedAct(call), call.refs.row(call.params.person_id), call.body),
    message: talentPoolSay('talent-pool.saved'),
  })),
  handle(removeRoute, async (call) => {
    await removePerson(signedAct(call), call.refs.row(call.params.person_id));
    return { data: {}, message: talentPoolSay('talent-pool.removed') };
  }),
  handle(changePeopleRoute, async (call) => {
    const { person_ids, ...wish } = call.body;
    const people = person_ids.map((id) => call.refs.row(id));
    return { data: await changePeople(signedAct(call), people, wish) };
  }),
  handle(inviteRoute, async (call) => {
    const people = call.body.person_ids.map((id) => call.refs.row(id));
    const position = call.refs.row(call.body.position_id);
    return { data: await invitePeople(signedAct(call), position, people, call.body) };
  }),
  handle(changeMatchingPeople, async (call) => ({
    data: await changeMatching(signedAct(call), call.body),
    status: 201,
  })),
  handle(undoRoute, async (call) => ({
    data: await undoPeopleChange(signedAct(call), call.refs.row(call.params.people_change_id)),
    message: talentPoolSay('talent-pool.undone'),
  })),
  handle(inviteMatchingPeople, async (call) => {
    const position = call.refs.row(call.body.position_id);
    return { data: await inviteMatching(signedAct(call), position, call.body), status: 201 };
  }),
  handle(timelineRoute, async (call) => ({
    data: await readTimeline(signedAct(call), call.refs.row(call.params.person_id), call.query.cursor),
  })),
  handle(addPersonNote, async (call) => ({
    data: await addNote(signedAct(call), call.refs.row(call.params.person_id), call.body.body),
    status: 201,
  })),
  handle(deletePersonNote, async (call) => {
    await removeNote(signedAct(call), call.refs.row(call.params.person_note_id));
    return { data: {}, message: talentPoolSay('talent-pool.note_gone') };
  }),
  handle(uploadPersonCv, async (call) => ({
    data: await addPersonCv(signedAct(call), call.refs.row(call.params.person_id), call.file),
  })),
  handle(readPersonCv, async (call) => {
    const { reply, query } = call;
    const options = { reply, inline: query.inline ?? false };
    await sendPersonCv(signedAct(call), call.refs.row(call.params.person_id), options);
    return undefined;
  }),
  handle(exportRoute, async (call) => ({
    data: await exportPeople(signedAct(call), call.body),
    status: 201,
  })),
];
