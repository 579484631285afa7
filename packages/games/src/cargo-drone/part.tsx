import styles from './view.module.css';

/** A drawing of its own within the scene: what moves by itself is a layer that the browser moves without drawing it again. */
export function Part({
  className = styles.part,
  style,
  children,
}: {
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties;
  readonly children: React.ReactNode;
}) {
  return (
    <svg className={className} style={style} viewBox="0 0 520 470" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
