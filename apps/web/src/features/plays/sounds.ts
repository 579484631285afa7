import { playCue, setSounds } from '@tryout/games/harbour/sound';
import { definePreference } from '../../platform/preferences/preference.ts';

/** Sounds in the games: off unless turned on at this browser. */
export const sounds = definePreference('tryout.sounds', ['off', 'on'], 'off', (value) => {
  setSounds(value === 'on');
  playCue('on');
});

setSounds(sounds.get() === 'on');
