import { Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../src/platform/api/api-error.ts';
import { BandBar, BandBars } from '../src/ui/charts/band-bar.tsx';
import { BandChip } from '../src/ui/charts/band-chip.tsx';
import { Radar } from '../src/ui/charts/radar.tsx';
import { ScoreNumber } from '../src/ui/charts/score-number.tsx';
import { ColorSchemeSwitch } from '../src/ui/controls/color-scheme-switch.tsx';
import { CopyButton } from '../src/ui/controls/copy-button.tsx';
import { LocaleSwitch } from '../src/ui/controls/locale-switch.tsx';
import { DataTable } from '../src/ui/data-table/data-table.tsx';
import { fieldId } from '../src/ui/forms/field-id.ts';
import { FileDrop } from '../src/ui/forms/file-drop.tsx';
import { FormErrorList } from '../src/ui/forms/form-error-list.tsx';
import { SaveState } from '../src/ui/forms/save-state.tsx';
import { StepBar } from '../src/ui/forms/step-bar.tsx';
import { Page } from '../src/ui/layout/page.tsx';
import { PageHeader } from '../src/ui/layout/page-header.tsx';
import { Panel } from '../src/ui/layout/panel.tsx';
import { Row, Stack } from '../src/ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../src/ui/layout/url-tabs.tsx';
import { FilterChips } from '../src/ui/lists/filter-chips.tsx';
import { Pager } from '../src/ui/lists/pager.tsx';
import { SearchField } from '../src/ui/lists/search-field.tsx';
import { PersonMark } from '../src/ui/marks/person-mark.tsx';
import { StatusChip } from '../src/ui/marks/status-chip.tsx';
import { TimeText } from '../src/ui/marks/time-text.tsx';
import { ZonedTime } from '../src/ui/marks/zoned-time.tsx';
import { Banner } from '../src/ui/states/banner.tsx';
import { EmptyState, FilteredEmptyState } from '../src/ui/states/empty-state.tsx';
import { DeniedState, ErrorState } from '../src/ui/states/error-state.tsx';
import { LoadingMark } from '../src/ui/states/loading-mark.tsx';
import { CardSkeleton, FormSkeleton, TableSkeleton } from '../src/ui/states/skeletons.tsx';
import { toast } from '../src/ui/states/toast.ts';
import { ToastList } from '../src/ui/states/toast-list.tsx';
import { Dialogs } from './dialogs.tsx';
import { Imports } from './imports.tsx';
import { PEOPLE } from './people.ts';

const TRAITS = [
  { label: 'Attention', score: 82, average: 61 },
  { label: 'Planning', score: 71, average: 66 },
  { label: 'Learning', score: 63, average: 70 },
  { label: 'Risk', score: 48, average: 52 },
  { label: 'Empathy', score: 40, average: 58 },
  { label: 'Persistence', score: 22, average: 55 },
  { label: 'Memory', score: null, average: 50 },
] as const;
const STEPS = ['Basics', 'Description', 'Questions', 'Simulations', 'People', 'Check & publish'];
const LIMIT = new ApiError({
  message: 'The position is closed.',
  code: 'refused_by_rule',
  status: 409,
  reference: 'R-4F2A',
});

/** Every part once, as a page would use it. */
export function PartsPage() {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['person-1']));
  const [tab, setTab] = useState('score-card');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const shown = PEOPLE.filter((person) => person.name.toLowerCase().includes(search.toLowerCase()));
  return (
    <main id="main">
      <Banner tone="warning">You are offline. 2 changes are kept here.</Banner>
      <Page>
        <PageHeader
          title="Operations Analyst"
          crumbs={[
            { label: 'Positions', to: '/' },
            { label: 'Harbour', to: '/' },
          ]}
          meta={
            <>
              <StatusChip status="published" label="Published" /> Harbour Logistics ·{' '}
              <TimeText at="2026-11-14T10:00:00Z" />
            </>
          }
          actions={
            <>
              <Button variant="default">Preview</Button>
              <Button>Publish</Button>
            </>
          }
        >
          <UrlTabs
            group="demo"
            label="Applicant"
            tabs={[
              { value: 'score-card', label: 'Score card' },
              { value: 'cv', label: 'CV' },
              { value: 'notes', label: 'Notes', count: 3 },
            ]}
            value={tab}
            onChange={setTab}
          />
        </PageHeader>
        <div {...tabPanelProps('demo', tab)}>
          <Stack gap={5}>
            <StepBar
              steps={STEPS.map((label, index) => ({
                key: label,
                label,
                ...(index < 2
                  ? { state: 'done' as const }
                  : index === 4
                    ? { state: 'problem' as const }
                    : {}),
              }))}
              current="Questions"
              onStep={() => undefined}
            />
            <Panel title="Traits" actions={<SaveState state="saved" at={new Date('2026-11-14T10:41:00')} />}>
              <Row gap={8} align="start">
                <ScoreNumber label="Job fit" score={68.4} />
              </Row>
              <BandBars caption="Traits">
                {TRAITS.map((trait) => (
                  <BandBar
                    key={trait.label}
                    label={trait.label}
                    score={trait.score}
                    average={trait.average}
                    note={trait.score === null ? 'Only 1 of 4 tasks has data' : undefined}
                  />
                ))}
              </BandBars>
            </Panel>
            <Panel title="Shape">
              <Radar title="Shape of Amina’s score card" axes={TRAITS} />
            </Panel>
            <Panel title="Chips">
              <Row>
                {[10, 30, 50, 60, 70, 90, null].map((score) => (
                  <BandChip key={score} score={score} />
                ))}
                {['new', 'draft', 'published', 'rejected', 'short_listed'].map((status) => (
                  <StatusChip key={status} status={status} label={status} />
                ))}
                <PersonMark name="Amina Okafor" />
                <ZonedTime start="2026-11-24T16:00:00Z" end="2026-11-24T16:30:00Z" />
              </Row>
            </Panel>
            <DataTable
              label="Applicants"
              height="480px"
              rows={shown}
              rowId={(person) => person.id}
              rowLabel={(person) => person.name}
              onOpen={(person) => toast.say({ message: person.name })}
              selection={selection}
              onSelection={setSelection}
              menu={(person) => [
                { label: 'Rename', icon: IconPencil, onClick: () => toast.say({ message: person.name }) },
                { label: 'Archive', icon: IconArchive, danger: true, onClick: () => undefined },
              ]}
              toolbar={
                <Row>
                  <SearchField label="Find applicants" value={search} onChange={setSearch} />
                  <FilterChips
                    chips={[{ key: 's', label: 'Stage: applied', onRemove: () => undefined }]}
                    onClear={() => undefined}
                  />
                </Row>
              }
              columns={[
                { key: 'name', header: 'Name', cell: (person) => person.name },
                {
                  key: 'stage',
                  header: 'Stage',
                  cell: (person) => <StatusChip status={person.stage} label={person.stage} />,
                },
                {
                  key: 'fit',
                  header: 'Job fit',
                  align: 'end',
                  width: '90px',
                  cell: (person) => (person.fit === null ? '–' : Math.round(person.fit)),
                },
                { key: 'band', header: 'Band', cell: (person) => <BandChip score={person.fit} /> },
                { key: 'applied', header: 'Applied', cell: (person) => <TimeText at={person.applied} /> },
              ]}
            />
            <Pager
              page={page}
              recordsPerPage={20}
              total={240}
              onPage={setPage}
              onRecordsPerPage={() => undefined}
            />
            <Panel title="Form">
              <Stack>
                <FormErrorList
                  errors={[
                    { field: 'email', message: 'is required' },
                    { field: 'password', message: 'must contain caps' },
                  ]}
                  labels={{ email: 'E-mail', password: 'Password' }}
                />
                <TextInput
                  id={fieldId('email')}
                  label="E-mail"
                  description="Your work address"
                  error="is required"
                />
                <PasswordInput
                  id={fieldId('password')}
                  label="Password"
                  visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
                />
                <FileDrop
                  accept=".pdf,.docx"
                  maxBytes={10_000_000}
                  label="Your CV as PDF or DOCX"
                  upload={() => Promise.reject(LIMIT)}
                />
                <Row>
                  <Button>Continue</Button>
                  <Button variant="default">Back</Button>
                  <Button variant="subtle">Later</Button>
                  <Button color="red">Delete</Button>
                  <Button color="citron">Play</Button>
                  <Button disabled>Disabled</Button>
                  <CopyButton value="R-4F2A" />
                  <Button
                    onClick={() => toast.undo({ message: '10 applicants moved', onUndo: () => undefined })}
                  >
                    Move
                  </Button>
                </Row>
              </Stack>
            </Panel>
            <Imports />
            <Dialogs />
            <Panel>
              <EmptyState title="No applications yet" action={<Button>Find a job</Button>} />
            </Panel>
            <Panel>
              <FilteredEmptyState onClear={() => undefined} />
            </Panel>
            <Panel>
              <ErrorState error={LIMIT} onRetry={() => undefined} />
              <DeniedState />
              <LoadingMark />
            </Panel>
            <TableSkeleton rows={3} />
            <CardSkeleton />
            <FormSkeleton lines={2} />
            <Row>
              <LocaleSwitch />
              <ColorSchemeSwitch />
            </Row>
          </Stack>
        </div>
      </Page>
      <ToastList />
    </main>
  );
}
