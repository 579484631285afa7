import { IconEdit, IconToggleLeft, IconToggleRight } from '@tabler/icons-react';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { RowMenu } from '../../../../ui/data-table/row-menu.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { operatorLabel, operatorMeaning } from '../../operator-name.ts';
import { operatorWords } from '../../operator-words.messages.ts';
import type { OperatorRecord } from '../../operators.api.ts';
import { messages } from '../../operators.messages.ts';
import { operandText, typeText } from '../writing/operand-text.ts';
import classes from './operator-table.module.css';

interface OperatorTableProps {
  caption: string;
  operators: readonly OperatorRecord[];
  onRename: (operator: OperatorRecord) => void;
  onSwitch: (operator: OperatorRecord) => void;
}

/** One family of operators. */
export function OperatorTable({ caption, operators, onRename, onSwitch }: OperatorTableProps) {
  const t = useText(messages);
  const w = useText(operatorWords);
  const locale = useLocale();
  const { list } = useFormat();
  return (
    <SimpleTable
      caption={caption}
      columns={[
        { key: 'name', header: t('formulas.operators.name') },
        { key: 'state', header: t('formulas.operators.state') },
        { key: 'sign', header: t('formulas.operators.sign') },
        { key: 'takes', header: t('formulas.operators.takes') },
        { key: 'gives', header: t('formulas.operators.gives') },
        { key: 'example', header: t('formulas.operators.example') },
        { key: 'used_by', header: t('formulas.operators.used_by') },
      ]}
      rows={operators.map((operator) => {
        const name = operatorLabel(operator, locale, w);
        return {
          key: operator.key,
          cells: [
            <span key="name" className={classes.name}>
              {name}
              <span className={classes.means}>{operatorMeaning(operator.key, w)}</span>
            </span>,
            <span key="state" className={classes.state}>
              <StatusChip
                status={operator.is_active ? 'approved' : 'closed'}
                label={t(operator.is_active ? 'formulas.operators.on' : 'formulas.operators.off')}
              />
              <RowMenu
                name={name}
                actions={[
                  {
                    label: t('formulas.operators.rename'),
                    icon: IconEdit,
                    onClick: () => onRename(operator),
                  },
                  operator.is_active
                    ? {
                        label: t('formulas.operators.switch_off'),
                        icon: IconToggleLeft,
                        danger: true,
                        onClick: () => onSwitch(operator),
                      }
                    : {
                        label: t('formulas.operators.switch_on'),
                        icon: IconToggleRight,
                        onClick: () => onSwitch(operator),
                      },
                ]}
              />
            </span>,
            <bdi key="sign" dir="ltr" className={classes.code}>
              {operator.symbol}
            </bdi>,
            operandText(operator, t, list),
            typeText(operator.returns, t),
            <code key="example" dir="ltr" className={classes.code}>
              {operator.example}
            </code>,
            t('formulas.operators.formulas', { count: operator.used_by }),
          ],
        };
      })}
    />
  );
}
