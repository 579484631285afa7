import classes from './person-mark.module.css';

const initials = (name: string) =>
  name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => [...part][0]?.toLocaleUpperCase() ?? '')
    .join('');

/** A person's picture, else initials. Decoration: the name stands beside it or on its button. */
export function PersonMark({ name, src, size = 36 }: { name: string; src?: string | null; size?: number }) {
  const style = { inlineSize: size, blockSize: size, fontSize: Math.max(13, size * 0.38) };
  return src ? (
    <img className={classes.mark} style={style} src={src} alt="" />
  ) : (
    <span className={classes.mark} style={style} aria-hidden>
      {initials(name)}
    </span>
  );
}
