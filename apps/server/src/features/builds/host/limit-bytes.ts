import { type Duplex, pipeline, type Readable, Transform } from 'node:stream';

/** `source` through `through`, broken off with an error after `most` bytes. */
export function limitBytes(source: Readable, through: Duplex, most: number): Readable {
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most ? new Error(`more than ${most} bytes`) : null, chunk);
    },
  });
  // An error reaches whoever reads `measure`, which ends the answer.
  pipeline(source, through, measure, () => undefined);
  return measure;
}
