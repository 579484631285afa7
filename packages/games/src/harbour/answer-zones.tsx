import type { ReactNode } from 'react';
import type { InputMethod } from '../task-core.ts';
import styles from './answer-zones.module.css';
import { isPointerlessClick, methodOfPointer } from './input-method.ts';
import station from './station.module.css';

/** One answer that a part of the stage stands for. */
export interface AnswerZone<Value extends string> {
  readonly value: Value;
  readonly icon: ReactNode;
  readonly label: ReactNode;
  /** Name of the key that does the same. */
  readonly keyName: ReactNode;
}

/** The stage in as many columns as there are answers, each one button. Never mirrored: left is left in every language. */
export function AnswerZones<Value extends string>({
  zones,
  pressed,
  answer,
}: {
  /** From left to right. */
  readonly zones: readonly AnswerZone<Value>[];
  /** The answer given last, shown until the next step. */
  readonly pressed: Value | null;
  answer(value: Value, method: InputMethod, eventTime: number): void;
}) {
  return (
    <div className={styles.zones} dir="ltr">
      {zones.map(({ value, icon, label, keyName }) => (
        <button
          key={value}
          type="button"
          className={styles.zone}
          data-answer={value}
          data-pressed={pressed === value || undefined}
          onPointerDown={(event) => {
            if (event.button === 0) answer(value, methodOfPointer(event.pointerType), event.timeStamp);
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (isPointerlessClick(event)) answer(value, 'key', event.timeStamp);
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          <span className={styles.plate}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {label}
            <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
              {keyName}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
