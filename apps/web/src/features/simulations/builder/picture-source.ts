import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';

export type SimulationPicture = SimulationRecord['images'][number];

/** Where a picture is read from. */
export function pictureSource(simulationId: string, { id, picture }: SimulationPicture): string {
  return picture === null ? `/api/simulation/${simulationId}/images/${id}` : `/pictures/${picture}.svg`;
}

/** What a picture shows, in the reader's language where it is there. */
export function pictureAlt({ alt, alt_by_locale }: SimulationPicture, locale: string): string {
  return alt_by_locale[locale] || alt;
}
