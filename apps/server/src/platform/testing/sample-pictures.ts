import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG of these sides. */
export function samplePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (width + 1), 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pictures of 8 × 6 pixels with nothing in them but what draws them. */
export const SAMPLE_PICTURES = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAAMklEQVR4AYyMsQkAQAgD/11J959AZ1KwOmw0EAjhEnmLGnDVpLlpgMXMN8AiPs2X9aEAAAD//yQhJgIAAAAGSURBVAMAwlYQDTZkcQ0AAAAASUVORK5CYII=',
    'base64',
  ),
  jpeg: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAaEAACAwEBAAAAAAAAAAAAAAACAwAEEQFx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAWEQEBAQAAAAAAAAAAAAAAAAABADH/2gAMAwEAAhEDEQA/ALqazF2WNKwZiW4Hdwd77ERFVXb/2Q==',
    'base64',
  ),
  webp: Buffer.from('UklGRiAAAABXRUJQVlA4TBQAAAAvB0ABEA8wM8M8M/Mf8BiPiP6HAw==', 'base64'),
  webpWithAlpha: Buffer.from(
    'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAABwAABQAAQUxQSAwAAAABDzD/ERFiPCL6Hw5WUDggIgAAAHABAJ0BKggABgAEAGgloALsAUAAAP7kAG7PFrT+Z9Z8AAA=',
    'base64',
  ),
} as const;
