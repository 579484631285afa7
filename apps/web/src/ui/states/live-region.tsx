import { useEffect, useState } from 'react';
import { onAnnounce } from '../../platform/announce.ts';

/** Where `announce()` speaks. A second text equal to the first is spoken again, by way of an invisible mark. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnounce((next) => setText((last) => (last === next ? `${next}\u00a0` : next))), []);
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
