/** A reason as its author wrote it, in English whatever the reader's language. */
export function Reason({ children }: { children: string }) {
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}
