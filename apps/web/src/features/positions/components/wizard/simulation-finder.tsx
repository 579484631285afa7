import { Button } from '@mantine/core';
import type { SimulationChoice } from '@tryout/contract/positions/positions';
import { useLocale } from '../../../../platform/i18n/locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { SearchField } from '../../../../ui/lists/search-field.tsx';
import { ANY_SIMULATION, type SimulationSearch, traitCounts, traitName } from '../../simulation-search.ts';
import { messages } from '../../wizard.messages.ts';
import classes from './step-simulations.module.css';

const MINUTES = [5, 15, 25];

interface SimulationFinderProps {
  available: readonly SimulationChoice[];
  /** How many of them the search leaves. */
  found: number;
  search: SimulationSearch;
  onChange: (search: SimulationSearch) => void;
}

/** Search, traits and longest time of the available simulations, and how many are left. */
export function SimulationFinder({ available, found, search, onChange }: SimulationFinderProps) {
  const t = useText(messages);
  const locale = useLocale();
  const inUse = search.q.trim() !== '' || search.traits.length > 0 || search.minutes !== null;
  const withTrait = (id: string) =>
    search.traits.includes(id) ? search.traits.filter((each) => each !== id) : [...search.traits, id];
  return (
    <div className={classes.finder}>
      <SearchField
        label={t('positions.sim.search')}
        value={search.q}
        onChange={(q) => onChange({ ...search, q })}
      />
      <fieldset className={classes.choices}>
        <legend className={classes.quiet}>{t('positions.sim.by_trait')}</legend>
        {traitCounts(available).map(({ trait, count }) => (
          <button
            key={trait.id}
            type="button"
            className={classes.choice}
            aria-pressed={search.traits.includes(trait.id)}
            onClick={() => onChange({ ...search, traits: withTrait(trait.id) })}
          >
            {t('positions.sim.trait_count', { name: traitName(trait, locale), count })}
          </button>
        ))}
      </fieldset>
      <fieldset className={classes.choices}>
        <legend className={classes.quiet}>{t('positions.sim.by_minutes')}</legend>
        {MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={classes.choice}
            aria-pressed={search.minutes === minutes}
            onClick={() => onChange({ ...search, minutes: search.minutes === minutes ? null : minutes })}
          >
            {t('positions.sim.up_to', { minutes })}
          </button>
        ))}
      </fieldset>
      <div className={classes.choices}>
        <p role="status" className={classes.quiet}>
          {t('positions.sim.found', { count: found })}
        </p>
        {inUse && (
          <Button variant="subtle" size="sm" onClick={() => onChange(ANY_SIMULATION)}>
            {t('positions.sim.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
