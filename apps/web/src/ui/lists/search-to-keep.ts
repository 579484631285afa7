/** The address's search without the place in the list, which is nothing to keep. */
export function searchToKeep(searchText: string): string {
  const search = new URLSearchParams(searchText);
  search.delete('page');
  search.delete('cursor');
  return search.toString();
}
