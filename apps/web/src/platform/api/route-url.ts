export const API_BASE = '/api';

type Params = Readonly<Record<string, unknown>>;

/** Fills `:name` in a route's path and appends the query; undefined, null and empty values are left out. */
export function routeUrl(path: string, params: Params = {}, query: Params = {}): string {
  const filled = path.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`The address ${path} needs a value for ${name}`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry !== undefined && entry !== null && entry !== '') search.append(key, String(entry));
    }
  }
  const tail = search.toString();
  return `${API_BASE}${filled}${tail ? `?${tail}` : ''}`;
}
