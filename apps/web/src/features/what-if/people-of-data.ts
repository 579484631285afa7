import type { WhatIfPeople } from '@tryout/domain/what-if/what-if';
import type { WhatIfData } from './what-if.api.ts';

function bytesOf(base64: string): ArrayBuffer {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes.buffer;
}

/** Columns as they are sent, as they are computed with. */
export function peopleOfData(data: WhatIfData): WhatIfPeople {
  return {
    rows: {
      subtrait_ids: data.subtrait_ids,
      count: data.count,
      means: new Int32Array(bytesOf(data.means)),
    },
    tasks: data.tasks,
    usual: data.usual,
    gaps: data.gaps,
    sems: Float64Array.from(new Uint16Array(bytesOf(data.sems)), (sem) =>
      sem === 65_535 ? Number.NaN : sem / 1000,
    ),
    parts: data.parts.map(({ task_key, subtrait_id, sums, used, listed }) => ({
      task_key,
      subtrait_id,
      sums: new Float64Array(bytesOf(sums)),
      used: new Uint8Array(bytesOf(used)),
      listed: new Uint8Array(bytesOf(listed)),
    })),
  };
}

/** Ids of applications by row. */
export function idsOfData({ ids, count }: Pick<WhatIfData, 'ids' | 'count'>): (row: number) => string {
  const bytes = new Uint8Array(bytesOf(ids));
  return (row) => {
    if (row >= count) return '';
    const hex = Array.from(bytes.subarray(row * 16, row * 16 + 16), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
}
