/** A place whose coordinates are known. */
export interface MappedLocation {
  readonly number: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}
