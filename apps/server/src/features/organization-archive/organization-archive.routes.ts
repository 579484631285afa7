import {
  checkOrganizationArchive,
  exportOrganization,
  importOrganizationArchive,
} from '@tryout/contract/organization-archive/organization-archive';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { checkReceived, exportArchive, importArchive } from './archives.ts';

/** Whole organizations as archives. */
export const organizationArchiveHandlers: readonly Handled[] = [
  handle(exportOrganization, async (call) => ({
    data: await exportArchive(signedAct(call), call.body.organization_id),
    status: 201,
  })),
  handleWithoutTransaction(checkOrganizationArchive, async (call) => ({
    data: await checkReceived(signedAct(call), call.file),
  })),
  handle(importOrganizationArchive, async (call) => ({
    data: await importArchive(signedAct(call), call.body),
    status: 201,
  })),
];
