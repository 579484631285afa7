import type { EmployerLook } from '@tryout/contract/organizations/employer-look';
import type { CSSProperties } from 'react';
import classes from './employer-accent.module.css';

/** What puts an element and all within it in an employer's colour; nothing where it has none. */
export function employerAccent(look: EmployerLook | undefined): {
  className?: string;
  style?: CSSProperties;
} {
  const accent = look?.accent;
  if (!accent) return {};
  const style = { '--employer-light': accent.light, '--employer-dark': accent.dark };
  return { className: classes.accent as string, style: style as CSSProperties };
}
