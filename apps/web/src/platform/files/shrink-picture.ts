/** What a picture is made to fit into, in pixels, and the kind it is then kept as. */
export interface PictureFit {
  readonly width: number;
  readonly height: number;
  /** PNG keeps what is see-through; JPEG is smaller for photographs. */
  readonly type: 'image/png' | 'image/jpeg';
}

/**
 * Makes a picture small enough for where it is shown, so that phones on bad lines need not load more. One that fits
 * already, or that this browser cannot read, stays as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(file: File, fit: PictureFit): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(fit.width / picture.width, fit.height / picture.height);
  if (scale >= 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, fit.type, 0.86));
  if (!small || small.size >= file.size) return file;
  const ending = fit.type === 'image/png' ? '.png' : '.jpg';
  return new File([small], file.name.replace(/\.\w+$/, '') + ending, { type: fit.type });
}
