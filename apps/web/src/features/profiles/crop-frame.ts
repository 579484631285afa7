/** Which part of a picture is taken: how much larger than the frame it is, and which of its points is in the middle. */
export interface Crop {
  /** 1: as small as fills the frame. */
  readonly zoom: number;
  /** From 0, the picture's left edge, to 1, its right. */
  readonly x: number;
  /** From 0, its top, to 1, its bottom. */
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 4;
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The share of a picture's width and height that the frame shows, 0 to 1. */
function shownShare(picture: Size, aspect: number, zoom: number): Size {
  const own = picture.width / picture.height;
  return own > aspect
    ? { width: aspect / own / zoom, height: 1 / zoom }
    : { width: 1 / zoom, height: own / aspect / zoom };
}

/** The same crop with its zoom in bounds and the frame within the picture. */
export function withinPicture(picture: Size, aspect: number, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, MOST_ZOOM);
  const { width, height } = shownShare(picture, aspect, zoom);
  return {
    zoom,
    x: within(crop.x, width / 2, 1 - width / 2),
    y: within(crop.y, height / 2, 1 - height / 2),
  };
}

/** The dots of a picture that a crop takes, of the frame's aspect. */
export function takenDots(
  picture: Size,
  aspect: number,
  wanted: Crop,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const crop = withinPicture(picture, aspect, wanted);
  const share = shownShare(picture, aspect, crop.zoom);
  return {
    x: (crop.x - share.width / 2) * picture.width,
    y: (crop.y - share.height / 2) * picture.height,
    width: share.width * picture.width,
    height: share.height * picture.height,
  };
}

/** A crop moved by shares of the frame; to the right and down is more. */
export function moved(picture: Size, aspect: number, crop: Crop, byX: number, byY: number): Crop {
  const { width, height } = shownShare(picture, aspect, crop.zoom);
  return withinPicture(picture, aspect, { ...crop, x: crop.x + byX * width, y: crop.y + byY * height });
}
