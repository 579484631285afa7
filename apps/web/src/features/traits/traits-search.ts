/** State of the page in the address: the entry that is open, the search, and whether archived ones are shown. */
export interface LibrarySearch {
  entry?: string;
  search?: string;
  archived?: boolean;
}
