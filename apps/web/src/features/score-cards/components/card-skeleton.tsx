import { CardSkeleton as Block } from '../../../ui/states/skeletons.tsx';
import classes from './card-body.module.css';

/** The card's own layout in grey. */
export function CardSkeleton() {
  return (
    <div className={classes.body}>
      <Block lines={2} />
      <Block lines={8} />
      <Block lines={5} />
    </div>
  );
}
