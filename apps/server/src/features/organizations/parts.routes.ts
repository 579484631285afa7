import {
  addDepartment,
  addJobTitle,
  addLocation,
  archiveDepartment,
  archiveJobTitle,
  archiveLocation,
  listDepartments,
  listJobTitles,
  listLocations,
  removeDepartment,
  removeJobTitle,
  removeLocation,
  updateDepartment,
  updateJobTitle,
  updateLocation,
} from '@tryout/contract/organizations/organizations';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { addPart, changePart, checkParent, removePart } from './keep-parts.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { archivePart, listParts } from './parts.queries.ts';

const DONE = organizationsSay('organizations.saved');

interface Department {
  code: string;
  parent_id: string | null;
}
interface Location {
  address: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  place_id: number | null;
  time_zone: string;
}

const departments: readonly Handled[] = [
  handle(listDepartments, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    const rows = await listParts<Department>(call.db, 'departments', organization, call.query.archived);
    return { data: { items: rows.map(({ id, ...row }) => ({ department_id: id, ...row })) } };
  }),
  handle(addDepartment, async (call) => {
    const { organization_id, ...fields } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    const parent = fields.parent_id ? call.refs.row(fields.parent_id) : null;
    await checkParent(call.db, parent, organization, null);
    const department_id = await addPart(call.db, 'departments', organization, fields);
    return { data: { department_id }, message: DONE, status: 201 };
  }),
  handle(updateDepartment, async (call) => {
    const row = call.refs.row(call.params.department_id);
    const parent = call.body.parent_id ? call.refs.row(call.body.parent_id) : null;
    await checkParent(call.db, parent, row.organization_id, row.id);
    await changePart(call.db, 'departments', row, call.body);
    return { data: { department_id: row.id }, message: DONE };
  }),
  handle(archiveDepartment, async (call) => {
    await archivePart(call.db, 'departments', call.params.department_id, call.body.archived);
    return { data: {}, message: DONE };
  }),
  handle(removeDepartment, async (call) => {
    await removePart(call.db, 'departments', call.refs.row(call.params.department_id));
    return { data: {}, message: organizationsSay('organizations.deleted') };
  }),
];

const locations: readonly Handled[] = [
  handle(listLocations, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    const rows = await listParts<Location>(call.db, 'locations', organization, call.query.archived);
    return { data: { items: rows.map(({ id, ...row }) => ({ location_id: id, ...row })) } };
  }),
  handle(addLocation, async (call) => {
    const { organization_id, ...fields } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    const location_id = await addPart(call.db, 'locations', organization, fields);
    return { data: { location_id }, message: DONE, status: 201 };
  }),
  handle(updateLocation, async (call) => {
    const row = call.refs.row(call.params.location_id);
    await changePart(call.db, 'locations', row, call.body);
    return { data: { location_id: row.id }, message: DONE };
  }),
  handle(archiveLocation, async (call) => {
    await archivePart(call.db, 'locations', call.params.location_id, call.body.archived);
    return { data: {}, message: DONE };
  }),
  handle(removeLocation, async (call) => {
    await removePart(call.db, 'locations', call.refs.row(call.params.location_id));
    return { data: {}, message: organizationsSay('organizations.deleted') };
  }),
];

const jobTitles: readonly Handled[] = [
  handle(listJobTitles, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    const rows = await listParts<object>(call.db, 'job_titles', organization, call.query.archived);
    return { data: { items: rows.map(({ id, ...row }) => ({ job_title_id: id, ...row })) } };
  }),
  handle(addJobTitle, async (call) => {
    const { organization_id, ...fields } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    const job_title_id = await addPart(call.db, 'job_titles', organization, fields);
    return { data: { job_title_id }, message: DONE, status: 201 };
  }),
  handle(updateJobTitle, async (call) => {
    const row = call.refs.row(call.params.job_title_id);
    await changePart(call.db, 'job_titles', row, call.body);
    return { data: { job_title_id: row.id }, message: DONE };
  }),
  handle(archiveJobTitle, async (call) => {
    await archivePart(call.db, 'job_titles', call.params.job_title_id, call.body.archived);
    return { data: {}, message: DONE };
  }),
  handle(removeJobTitle, async (call) => {
    await removePart(call.db, 'job_titles', call.refs.row(call.params.job_title_id));
    return { data: {}, message: organizationsSay('organizations.deleted') };
  }),
];

/** Departments, locations and job titles. */
export const partsHandlers: readonly Handled[] = [...departments, ...locations, ...jobTitles];
