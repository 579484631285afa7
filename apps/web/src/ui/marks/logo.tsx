import { Link } from '@tanstack/react-router';
import { LadderGlyph } from '../charts/ladder-glyph.tsx';
import classes from './logo.module.css';

/** The ladder on a spruce tile and the name; leads to `/`. */
export function Logo({ to = '/', compact = false }: { to?: '/' | '/user'; compact?: boolean }) {
  return (
    <Link to={to} className={classes.logo} aria-label="Tryout">
      <span className={classes.tile}>
        <LadderGlyph size={15} tone="brand" />
      </span>
      {!compact && <span className={classes.name}>Tryout</span>}
    </Link>
  );
}
