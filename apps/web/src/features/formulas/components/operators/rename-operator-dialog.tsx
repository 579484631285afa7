import { TextInput } from '@mantine/core';
import { saveOperator } from '@tryout/contract/formulas/operators';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConflictDialog } from '../../../../ui/forms/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { type OperatorRecord, useSaveOperator } from '../../operators.api.ts';
import { messages } from '../../operators.messages.ts';

interface RenameOperatorDialogProps {
  operator: OperatorRecord;
  name: string;
  onClose: () => void;
}

interface Names {
  readonly symbol: string;
  readonly label: string;
  readonly arabic: string;
}

const namesOf = (operator: OperatorRecord): Names => ({
  symbol: operator.symbol === operator.default_symbol ? '' : operator.symbol,
  label: operator.label === operator.default_label ? '' : operator.label,
  arabic: operator.words.ar?.label ?? '',
});

/** Gives an operator other names; left empty, the product's own come back. */
export function RenameOperatorDialog({ operator, name, onClose }: RenameOperatorDialogProps) {
  const t = useText(messages);
  const save = useSaveOperator();
  const theirs = theirsOf(save.error);
  const form = useForm(saveOperator, {
    start: () => {
      const { arabic, ...rest } = namesOf(operator);
      return { ...rest, words: { ar: { label: arabic } } };
    },
    error: theirs ? null : save.error,
    busy: save.isPending,
  });
  const names: Names = { ...form.values, arabic: form.values.words.ar.label };
  const send = (base: OperatorRecord) => {
    const { ar: _, ...others } = base.words;
    save.mutate(
      {
        key: operator.key,
        edit: base.edit,
        symbol: names.symbol.trim() || null,
        label: names.label.trim() || null,
        words: names.arabic.trim() ? { ...others, ar: { label: names.arabic.trim() } } : others,
        is_active: base.is_active,
      },
      { onSuccess: onClose },
    );
  };
  const shown = ({ symbol, label, arabic }: Names) => (
    <ul>
      <li>
        {t('formulas.operators.rename.symbol')}: <bdi dir="ltr">{symbol || operator.default_symbol}</bdi>
      </li>
      <li>
        {t('formulas.operators.rename.en')}: <bdi>{label || operator.default_label}</bdi>
      </li>
      <li>
        {t('formulas.operators.rename.ar')}: <bdi>{arabic || '–'}</bdi>
      </li>
    </ul>
  );
  return (
    <>
      <FormDialog
        opened={theirs === null}
        onClose={onClose}
        title={t('formulas.operators.rename.title', { name })}
        form={form}
        onSubmit={() => send(operator)}
      >
        <TextInput
          {...form.text('symbol', t('formulas.operators.rename.symbol'))}
          description={t('formulas.operators.rename.symbol_hint', { example: operator.example })}
          placeholder={operator.default_symbol}
          maxLength={12}
        />
        <TextInput
          {...form.text('label', t('formulas.operators.rename.en'))}
          description={t('formulas.operators.rename.default', { name: operator.default_label })}
          lang="en"
          dir="ltr"
          maxLength={60}
        />
        <TextInput
          {...form.field('words.ar.label', t('formulas.operators.rename.ar'))}
          description={t('formulas.operators.rename.product')}
          lang="ar"
          dir="rtl"
          maxLength={60}
          value={names.arabic}
          onChange={(event) => form.set({ words: { ar: { label: event.currentTarget.value } } })}
        />
      </FormDialog>
      {theirs && (
        <ConflictDialog
          opened
          mine={shown(names)}
          theirs={shown(namesOf(theirs))}
          busy={save.isPending}
          onTakeTheirs={onClose}
          onKeepMine={() => send(theirs)}
          onClose={() => save.reset()}
        />
      )}
    </>
  );
}

/** The operator as somebody else has stored it meanwhile. */
function theirsOf(error: unknown): OperatorRecord | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return (error.current?.theirs as OperatorRecord | undefined) ?? null;
}
