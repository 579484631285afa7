import type { RouteQuery } from '@tryout/contract/define-route';
import type { Lead, exportLeads as route } from '@tryout/contract/leads/leads';
import { audit, type SignedAct } from '../../platform/act.ts';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import { findLeads, type LeadFilters } from './leads.queries.ts';

const COLUMNS: readonly (readonly [name: string, cell: (lead: Lead) => Cell])[] = [
  ['lead_id', (lead) => lead.lead_id],
  ['name', (lead) => lead.name],
  ['email', (lead) => lead.email],
  ['company', (lead) => lead.company],
  ['phone', (lead) => lead.phone],
  ['role', (lead) => lead.role],
  ['source', (lead) => lead.source],
  ['status', (lead) => lead.status],
  ['reason', (lead) => lead.reason],
  ['owner', (lead) => lead.owner?.name ?? null],
  ['organization', (lead) => lead.organization?.name ?? null],
  ['asked', (lead) => lead.asked],
  ['confirmed_at', (lead) => lead.confirmed_at],
  ['asked_at', (lead) => lead.asked_at],
  ['created_at', (lead) => lead.created_at],
];

/** All that the filters find, as a file. */
export async function exportedLeads(
  act: SignedAct,
  { format }: Pick<RouteQuery<typeof route>, 'format'>,
  filters: LeadFilters,
) {
  await audit(act, {
    event_type: 'access',
    action: 'lead.exported',
    target_type: 'lead',
    organization_id: null,
    meta: { format },
  });
  const rows = rowsOf(act, filters);
  const isCsv = format === 'csv';
  return {
    name: `leads.${format}`,
    media_type: isCsv ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: isCsv ? csvFile(rows) : xlsxFile(rows),
  };
}

async function* rowsOf({ services }: SignedAct, filters: LeadFilters): AsyncGenerator<readonly Cell[]> {
  yield COLUMNS.map(([name]) => name);
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    const found = await findLeads(services.db, { ...filters, page, recordsPerPage: 100, cursor });
    for (const lead of found.items) yield COLUMNS.map(([, cell]) => cell(lead));
    if (found.next_cursor === null) return;
    cursor = found.next_cursor;
  }
}
