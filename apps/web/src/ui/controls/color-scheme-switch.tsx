import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import classes from './locale-switch.module.css';

const CHOICES = [
  { value: 'light', icon: IconSun, word: 'ui.scheme.light' },
  { value: 'dark', icon: IconMoon, word: 'ui.scheme.dark' },
  { value: 'auto', icon: IconDeviceDesktop, word: 'ui.scheme.auto' },
] as const;

/** Light, dark or as the device. */
export function ColorSchemeSwitch({ onChange }: { onChange?: (value: 'light' | 'dark' | 'auto') => void }) {
  const t = useText(messages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{t('ui.scheme')}</legend>
      {CHOICES.map(({ value, icon: Icon, word }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={colorScheme === value}
          onClick={() => {
            setColorScheme(value);
            onChange?.(value);
          }}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
