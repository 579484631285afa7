import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { EmployerLook } from '@tryout/contract/organizations/employer-look';
import { applicationQuery } from '../features/applications/applications.api.ts';
import { startQuery } from '../features/applications/start.api.ts';

/** The employer that one applies to, as soon as the page of the flow knows it; asks for nothing itself. */
export function useEmployer(): { readonly name: string; readonly look: EmployerLook } | null {
  const { id = '' } = useParams({ strict: false });
  const { position = '', invite } = useSearch({ strict: false }) as { position?: string; invite?: string };
  const start = useQuery({ ...startQuery(position, invite), enabled: false });
  const own = useQuery({ ...applicationQuery(id), enabled: false });
  if (own.data) return own.data.organization;
  return start.data ? { name: start.data.organization_name, look: start.data.organization_look } : null;
}
