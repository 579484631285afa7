import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { MEGABYTE, UPLOADS, type UploadKind } from '@tryout/domain/system/upload-limits';
import { routeQuery } from '../api/route-query.ts';

/** How large a file of a kind may be, as a super admin set it; `most_mb`: never more than that here. */
export function useUploadLimit(
  kind: UploadKind,
  most_mb = UPLOADS[kind].most_mb,
): { readonly mb: number; readonly bytes: number } {
  const { data } = useQuery(routeQuery(publicConfig));
  const mb = Math.min(most_mb, data?.upload_mb[kind] ?? UPLOADS[kind].mb);
  return { mb, bytes: mb * MEGABYTE };
}
