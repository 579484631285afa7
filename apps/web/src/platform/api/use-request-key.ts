import { useRef } from 'react';

/**
 * Names requests, so that one that is sent again is the same one, and one that was changed in between is another. The name
 * holds nothing of what is sent: a header takes few signs and not many of them.
 */
export function useRequestKey(): (sent: unknown) => string {
  const known = useRef(new Map<string, string>());
  return (sent) => {
    const text = JSON.stringify(sent);
    const key = known.current.get(text) ?? crypto.randomUUID();
    known.current.set(text, key);
    return key;
  };
}
