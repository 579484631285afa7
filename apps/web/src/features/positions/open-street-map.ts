interface Place {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The page of OpenStreetMap that shows a place: its coordinates where they are known, else a search for its address. */
export function openStreetMapUrl({ name, address, country, latitude, longitude }: Place): string {
  const url = new URL('https://www.openstreetmap.org/');
  if (latitude !== null && longitude !== null) {
    url.searchParams.set('mlat', String(latitude));
    url.searchParams.set('mlon', String(longitude));
    url.hash = `map=15/${latitude}/${longitude}`;
    return url.href;
  }
  url.pathname = '/search';
  url.searchParams.set('query', [address || name, country].filter(Boolean).join(', '));
  return url.href;
}
