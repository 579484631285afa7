import classes from './skeletons.module.css';

/** A grey block in the place of something that is still loading. */
export function Skeleton({ width = '100%', height = 16 }: { width?: string | number; height?: number }) {
  return <span className={classes.bone} style={{ inlineSize: width, blockSize: height }} aria-hidden />;
}

const count = (n: number) => Array.from({ length: n }, (_, i) => i);
const WIDTHS = ['72%', '54%', '63%', '48%', '68%', '58%'] as const;

export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={classes.table}>
      {count(rows).map((row) => (
        <div key={row} className={classes.line}>
          <Skeleton width={18} height={18} />
          <Skeleton width={WIDTHS[row % WIDTHS.length] as string} />
          <Skeleton width={110} height={22} />
        </div>
      ))}
    </div>
  );
}

export function CardSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={classes.card}>
      <Skeleton width="40%" height={24} />
      {count(lines).map((line) => (
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length] as string} />
      ))}
    </div>
  );
}

export function FormSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={classes.card}>
      {count(lines).map((line) => (
        <div key={line} className={classes.field}>
          <Skeleton width="30%" height={14} />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
