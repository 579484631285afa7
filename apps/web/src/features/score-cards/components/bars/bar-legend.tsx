import classes from './bar-legend.module.css';

/** A mark of the bars and what it means. */
export interface LegendMark {
  readonly mark: 'bar' | 'edge' | 'likely' | 'indicative' | 'average';
  readonly text: string;
}

const LOOKS = {
  bar: classes.bar,
  edge: classes.mark,
  likely: classes.likely,
  indicative: classes.hatched,
  average: classes.tick,
};

/** What the marks on bars mean, each beside its text. */
export function BarLegend({ marks }: { marks: readonly LegendMark[] }) {
  return (
    <ul className={classes.legend}>
      {marks.map(({ mark, text }) => (
        <li key={mark}>
          <span className={LOOKS[mark]} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
