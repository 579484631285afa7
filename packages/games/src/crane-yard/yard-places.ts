/** Measures of the drawn yard, in units of its own. */
export const SCENE = {
  width: 600,
  height: 476,
  /** Top of the quay, on which the posts stand. */
  ground: 416,
  /** Top of a crate that hangs on the hook, under a girder that is as low as it can be. */
  hanging: 74,
  crateWidth: 164,
  crateHeight: 88,
} as const;

/** Middle of a post. */
export function pegX(peg: number): number {
  return 100 + 200 * peg;
}

/** Top of the crate on a place of a post, 0 the lowest. */
export function placeY(place: number): number {
  return SCENE.ground - 8 - (place + 1) * (SCENE.crateHeight + 2);
}

/** The post under a point of the scene, given as a share of its width. */
export function pegAt(share: number): number {
  return Math.min(2, Math.max(0, Math.floor(share * 3)));
}
