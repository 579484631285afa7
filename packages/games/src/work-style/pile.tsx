import { memo } from 'react';
import styles from './view.module.css';

/** Sheets of a whole pile, as it is drawn. */
const SHEETS = 12;
const THICK = 3;
const SHIFTS = [0, 4, -3, 2, -4, 3];

const shiftOf = (sheet: number) => SHIFTS[sheet % SHIFTS.length] ?? 0;

/**
 * The cards that have been put down: the pile grows through the task, and with each answer, whatever it is, one is put
 * on it. Decoration.
 */
export const Pile = memo(function Pile({
  put,
  share,
}: {
  /** Cards of this screen that have been put down. */
  readonly put: number;
  /** Of all cards of the task, 0 to 1. */
  readonly share: number;
}) {
  const sheets = Math.ceil(share * SHEETS - 1e-9);
  const top = 46 - sheets * THICK;
  return (
    <div className={styles.pile} dir="ltr" aria-hidden="true">
      <svg className={styles.sheets} viewBox="0 0 64 56" aria-hidden="true" focusable="false">
        <path d="M4 52 H60 L56 47 H8 Z" fill="var(--desk)" stroke="var(--desk-line)" strokeWidth="1.5" />
        {Array.from({ length: sheets }, (_, sheet) => sheet).map((sheet) => (
          <path
            key={sheet}
            d={`M${10 + shiftOf(sheet)} ${46 - sheet * THICK} h40 l4 -7 h-40 Z`}
            fill="var(--paper)"
            stroke="var(--hb-line)"
            strokeWidth="1.2"
          />
        ))}
      </svg>
      {put > 0 && (
        <svg key={put} className={styles.put} viewBox="0 0 64 56" aria-hidden="true" focusable="false">
          <path
            d={`M${10 + shiftOf(sheets)} ${top} h40 l4 -7 h-40 Z`}
            fill="var(--paper)"
            stroke="var(--hb-text)"
            strokeWidth="1.8"
          />
          <path d={`M${20 + shiftOf(sheets)} ${top - 3.5} h22`} stroke="var(--hb-line)" strokeWidth="1.5" />
        </svg>
      )}
    </div>
  );
});
