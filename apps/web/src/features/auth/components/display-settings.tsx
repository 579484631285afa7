import { NativeSelect } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import { density, motion } from '../../../platform/preferences/display.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { singleKeys } from '../../../platform/shortcuts/shortcuts.ts';
import { ColorSchemeSwitch } from '../../../ui/controls/color-scheme-switch.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useSaveSettings } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Light or dark, movement, rows, single-letter shortcuts. Each works at once and is remembered. */
export function DisplaySettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const save = useSaveSettings();
  const rows = density.use();
  const movement = motion.use();
  return (
    <Panel title={t('settings.part.display')}>
      <Stack gap={5} align="start">
        <div>
          <p>{t('settings.display.scheme')}</p>
          <ColorSchemeSwitch onChange={(color_scheme) => save.mutate({ color_scheme })} />
        </div>
        <NativeSelect
          label={t('settings.display.motion')}
          value={movement}
          data={[
            { value: 'system', label: t('settings.display.motion.auto') },
            { value: 'reduced', label: t('settings.display.motion.reduced') },
          ]}
          onChange={(event) => {
            const reduced = event.currentTarget.value === 'reduced';
            motion.set(reduced ? 'reduced' : 'system');
            save.mutate({ motion: reduced ? 'reduced' : 'auto' });
          }}
        />
        <NativeSelect
          label={t('settings.display.density')}
          value={rows}
          data={[
            { value: 'comfortable', label: t('settings.display.density.comfortable') },
            { value: 'compact', label: t('settings.display.density.compact') },
          ]}
          onChange={(event) => {
            const next = event.currentTarget.value === 'compact' ? 'compact' : 'comfortable';
            density.set(next);
            save.mutate({ density: next });
          }}
        />
        <CheckBox
          label={t('settings.display.single_keys')}
          checked={user.settings.single_key_shortcuts}
          onChange={(on) => {
            singleKeys.set(on ? 'on' : 'off');
            save.mutate({ single_key_shortcuts: on });
          }}
        />
      </Stack>
    </Panel>
  );
}
