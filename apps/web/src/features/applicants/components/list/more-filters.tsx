import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { APPLICATION_ORIGINS, type readApplicantFacets } from '@tryout/contract/applicants/applicants';
import type { RouteResult } from '@tryout/contract/define-route';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { type FilterChip, FilterChips } from '../../../../ui/lists/filter-chips.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../../ui/states/skeletons.tsx';
import { facetsQuery } from '../../facets.api.ts';
import { filtersMessages } from '../../filters.messages.ts';
import type { ListFilters } from '../../list-search.ts';
import classes from './more-filters.module.css';

type Facets = RouteResult<typeof readApplicantFacets>;
type Change = (next: Partial<ListFilters>) => void;

/** The id before the colon, and what comes behind it. */
const halves = (written: string): readonly [id: string, rest: string] => {
  const at = written.indexOf(':');
  return [written.slice(0, at), written.slice(at + 1)];
};

const orNone = <T,>(all: readonly T[]): T[] | undefined => (all.length > 0 ? [...all] : undefined);

interface MoreChipsProps {
  positionId: string;
  search: ListFilters;
  /** Those of the filters that are always in sight. */
  chips: readonly FilterChip[];
  onChange: Change;
  onClear: () => void;
}

interface KnownLink {
  readonly source_link_id: string;
}

/** A link for a channel as the filter of origins takes it. */
const linkOf = (link: KnownLink) => `link.${link.source_link_id}` as const;
const isLink = (each: string, link: KnownLink): boolean => each === linkOf(link);

/** The filters in use with those by date, owner, source, trait and answer. */
export function MoreChips({ positionId, search, chips, onChange, onClear }: MoreChipsProps) {
  const t = useText(filtersMessages);
  const facets = useQuery(facetsQuery(positionId)).data;
  const optionText = useOptionText();
  const day = (written: string) => new Date(`${written}T00:00`);
  const without = (key: 'origin' | 'trait' | 'answer', one: string) => () =>
    onChange({ [key]: orNone((search[key] ?? []).filter((each) => each !== one)) });
  const { from, to, origin = [], trait = [], answer = [], owner } = search;
  const more: FilterChip[] = [
    ...(from
      ? [
          {
            key: 'from',
            label: t('applicants.filters.chip_from', { day: day(from) }),
            onRemove: () => onChange({ from: undefined }),
          },
        ]
      : []),
    ...(to
      ? [
          {
            key: 'to',
            label: t('applicants.filters.chip_to', { day: day(to) }),
            onRemove: () => onChange({ to: undefined }),
          },
        ]
      : []),
    ...(owner
      ? [
          {
            key: 'owner',
            label:
              owner === 'none'
                ? t('applicants.filters.owner_none')
                : t('applicants.filters.chip_owner', {
                    name: nameOf(facets?.owners.find((known) => known.user_id === owner)?.name, facets, t),
                  }),
            onRemove: () => onChange({ owner: undefined }),
          },
        ]
      : []),
    ...origin.map((each) => {
      const known = APPLICATION_ORIGINS.find((one) => one === each);
      const link = facets?.links.find((one) => isLink(each, one));
      const source = known
        ? t(`applicants.filters.origin.${known}`)
        : (link?.name ?? t('applicants.filters.unknown'));
      return {
        key: each,
        label: t('applicants.filters.chip_source', { source }),
        onRemove: without('origin', each),
      };
    }),
    ...trait.map((each) => {
      const [id, least] = halves(each);
      return {
        key: each,
        label: t('applicants.filters.chip_trait', {
          trait: nameOf(facets?.traits.find((known) => known.trait_id === id)?.name, facets, t),
          least: Number(least),
        }),
        onRemove: without('trait', each),
      };
    }),
    ...answer.map((each) => {
      const [id, key] = halves(each);
      const question = facets?.questions.find((known) => known.position_question_id === id);
      return {
        key: each,
        label: t('applicants.filters.chip_answer', {
          question: nameOf(question?.label, facets, t),
          answer: optionText(question?.options ?? [], key),
        }),
        onRemove: without('answer', each),
      };
    }),
  ];
  return <FilterChips chips={[...chips, ...more]} onClear={onClear} />;
}

/** A name once it is known: nothing while it is asked for, and words for what is no more. */
const nameOf = (
  name: string | undefined,
  facets: Facets | undefined,
  t: (key: 'applicants.filters.unknown') => string,
): string => name ?? (facets ? t('applicants.filters.unknown') : '…');

function useOptionText() {
  const t = useText(filtersMessages);
  return (options: Facets['questions'][number]['options'], key: string): string => {
    if (options.length === 0 && key === 'true') return t('applicants.filters.yes');
    if (options.length === 0 && key === 'false') return t('applicants.filters.no');
    return options.find((option) => option.key === key)?.label ?? key;
  };
}

interface MoreFiltersProps {
  positionId: string;
  search: ListFilters;
  onChange: Change;
  onClose: () => void;
}

/** The further filters, in a dialog: they narrow the list once they are applied. */
export function MoreFilters({ positionId, search, onChange, onClose }: MoreFiltersProps) {
  const t = useText(filtersMessages);
  const facets = useQuery(facetsQuery(positionId));
  const [from, setFrom] = useState(search.from ?? '');
  const [to, setTo] = useState(search.to ?? '');
  const [origin, setOrigin] = useState(search.origin ?? []);
  const [traits, setTraits] = useState(() =>
    (search.trait ?? []).map(halves).map(([id, least]) => ({ id, least })),
  );
  const [answers, setAnswers] = useState(() => new Map((search.answer ?? []).map(halves)));
  const [owner, setOwner] = useState(search.owner ?? '');
  const [isTried, setTried] = useState(false);
  const datesWrong = from !== '' && to !== '' && to < from;
  const isScore = (text: string) => /^(\d{1,2}|100)$/.test(text);
  const chosen = traits.filter(({ id }) => id !== '');
  const apply = () => {
    setTried(true);
    if (datesWrong || chosen.some(({ least }) => !isScore(least))) return;
    onChange({
      from: from || undefined,
      to: to || undefined,
      origin: orNone(origin),
      trait: orNone(chosen.map(({ id, least }) => `${id}:${least}`)),
      owner: owner || undefined,
      answer: orNone([...answers].map(([id, key]) => `${id}:${key}`)),
    });
    onClose();
  };
  const changeTrait = (at: number, change: Partial<(typeof traits)[number]>) =>
    setTraits(traits.map((each, i) => (i === at ? { ...each, ...change } : each)));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.filters.title')}
      submitLabel={t('applicants.filters.apply')}
      onSubmit={apply}
    >
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('applicants.filters.from')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('applicants.filters.to')}
          value={to}
          error={isTried && datesWrong && t('applicants.filters.dates_wrong')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <QueryView query={facets} skeleton={<FormSkeleton lines={4} />}>
        {(known) => (
          <>
            <NativeSelect
              label={t('applicants.filters.owner')}
              value={owner}
              onChange={(event) => setOwner(event.currentTarget.value)}
              data={[
                { value: '', label: t('applicants.filters.any') },
                { value: 'none', label: t('applicants.filters.owner_none') },
                ...known.owners.map(({ user_id, name }) => ({ value: user_id, label: name })),
              ]}
            />
            {known.origins.length + known.links.length > 1 && (
              <fieldset className={classes.group}>
                <legend>{t('applicants.filters.source')}</legend>
                {known.origins.map((each) => (
                  <CheckBox
                    key={each}
                    label={t(`applicants.filters.origin.${each}`)}
                    checked={origin.includes(each)}
                    onChange={(on) =>
                      setOrigin(on ? [...origin, each] : origin.filter((one) => one !== each))
                    }
                  />
                ))}
                {known.links.map((link) => (
                  <CheckBox
                    key={link.source_link_id}
                    label={<bdi>{link.name}</bdi>}
                    checked={origin.some((one) => isLink(one, link))}
                    onChange={(on) =>
                      setOrigin(on ? [...origin, linkOf(link)] : origin.filter((one) => !isLink(one, link)))
                    }
                  />
                ))}
              </fieldset>
            )}
            {known.traits.length > 0 && (
              <fieldset className={classes.group}>
                <legend>{t('applicants.filters.traits')}</legend>
                {traits.map((each, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until a trait is chosen
                  <div key={at} className={classes.trait}>
                    <NativeSelect
                      label={t('applicants.filters.trait')}
                      value={each.id}
                      onChange={(event) => changeTrait(at, { id: event.currentTarget.value })}
                      data={[
                        { value: '', label: t('applicants.filters.choose') },
                        ...known.traits.map(({ trait_id, name }) => ({ value: trait_id, label: name })),
                      ]}
                    />
                    <TextInput
                      label={t('applicants.filters.least')}
                      inputMode="numeric"
                      value={each.least}
                      error={
                        isTried &&
                        each.id !== '' &&
                        !isScore(each.least) &&
                        t('applicants.filters.least_wrong')
                      }
                      onChange={(event) => changeTrait(at, { least: event.currentTarget.value.trim() })}
                    />
                    <IconButton
                      icon={IconX}
                      label={t('applicants.filters.remove_trait', {
                        name:
                          known.traits.find(({ trait_id }) => trait_id === each.id)?.name ??
                          t('applicants.filters.trait'),
                      })}
                      onClick={() => setTraits(traits.filter((_, i) => i !== at))}
                    />
                  </div>
                ))}
                {traits.length < Math.min(20, known.traits.length) && (
                  <Row>
                    <Button variant="default" onClick={() => setTraits([...traits, { id: '', least: '50' }])}>
                      {t('applicants.filters.add_trait')}
                    </Button>
                  </Row>
                )}
              </fieldset>
            )}
            {known.questions.length > 0 && (
              <fieldset className={classes.group}>
                <legend>{t('applicants.filters.answers')}</legend>
                {known.questions.map((question) => (
                  <AnswerChoice
                    key={question.position_question_id}
                    question={question}
                    chosen={answers.get(question.position_question_id) ?? ''}
                    onChange={(key) => {
                      const next = new Map(answers);
                      if (key === '') next.delete(question.position_question_id);
                      else next.set(question.position_question_id, key);
                      setAnswers(next);
                    }}
                  />
                ))}
              </fieldset>
            )}
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}

interface AnswerChoiceProps {
  question: Facets['questions'][number];
  chosen: string;
  onChange: (key: string) => void;
}

function AnswerChoice({ question, chosen, onChange }: AnswerChoiceProps) {
  const t = useText(filtersMessages);
  const optionText = useOptionText();
  const keys = question.options.length > 0 ? question.options.map((option) => option.key) : ['true', 'false'];
  return (
    <NativeSelect
      label={question.label}
      dir="auto"
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('applicants.filters.any') },
        ...keys.map((key) => ({ value: key, label: optionText(question.options, key) })),
      ]}
    />
  );
}
