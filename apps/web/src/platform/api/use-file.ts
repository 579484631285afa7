import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, UNKNOWN_ERROR } from './api-error.ts';
import { requestHeaders } from './request-headers.ts';

async function fetchFile(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { headers: requestHeaders('GET'), credentials: 'same-origin', signal });
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as { message?: string; code?: string } | null;
    throw new ApiError({
      message: body?.message ?? UNKNOWN_ERROR,
      code: body?.code ?? 'unknown',
      status: answer.status,
    });
  }
  return URL.createObjectURL(await answer.blob());
}

/** A file's bytes as an address that only this page can open; given back when the page is left. */
export function useFile(url: string) {
  const query = useQuery({
    queryKey: ['file', url],
    queryFn: ({ signal }) => fetchFile(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => (data ? () => URL.revokeObjectURL(data) : undefined), [data]);
  return query;
}
