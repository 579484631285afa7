import { Stack } from '../../../ui/layout/stack.tsx';
import { OrganizationExport } from '../../organization-archive/public.ts';
import { OrganizationRetention, RightsPanel } from '../../personal-data/public.ts';
import { RecordsImport } from '../../records-import/public.ts';

/** What an organization brings in from files, and takes out as one. */
export function OrganizationData() {
  return (
    <Stack gap={5}>
      <RecordsImport />
      <OrganizationExport />
      <OrganizationRetention />
      <RightsPanel />
    </Stack>
  );
}
