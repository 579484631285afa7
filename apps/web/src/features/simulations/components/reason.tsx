/** A reason: the platform's in the reader's language, others as their author wrote them. */
export function Reason({ children }: { children: string }) {
  return <bdi dir="auto">{children}</bdi>;
}
