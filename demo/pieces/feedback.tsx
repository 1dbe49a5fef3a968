import type { ReactNode } from 'react'
import { Badge } from '../../src/ui/feedback/badge.tsx'
import { Banner } from '../../src/ui/feedback/banner.tsx'
import { ConfirmDialog, Dialog } from '../../src/ui/feedback/dialog.tsx'
import { EmptyState } from '../../src/ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../src/ui/feedback/progress-bar.tsx'
import { type Remote, RemoteView } from '../../src/ui/feedback/remote-view.tsx'
import { CardSkeleton, LineSkeleton, Spinner } from '../../src/ui/feedback/spinner.tsx'
import { Button } from '../../src/ui/forms/button.tsx'
import { DRAWING_NAMES } from '../../src/ui/layout/drawing-names.ts'
import type { Tone } from '../../src/ui/lib/tone.ts'
import { ARABIC, LONG_WORD, nothing, type Shelf } from './sample.ts'

const TONES: readonly Tone[] = ['blue', 'green', 'yellow', 'red', 'gray', 'accent']

const inAllTones = (draw: (tone: Tone) => ReactNode) => () => <div className="row">{TONES.map(draw)}</div>

export const badges: Shelf = {
  title: 'Badges',
  samples: [
    {
      state: 'tones',
      draw: inAllTones((tone) => (
        <Badge key={tone} tone={tone}>
          Status
        </Badge>
      )),
    },
    {
      state: 'with an icon',
      draw: inAllTones((tone) => (
        <Badge key={tone} tone={tone} icon="check">
          Completed
        </Badge>
      )),
    },
    { state: 'long word', draw: () => <Badge tone="blue">{LONG_WORD}</Badge> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => (
        <Badge tone="green" icon="check">
          {ARABIC}
        </Badge>
      ),
    },
  ],
}

export const banners: Shelf = {
  title: 'Banners',
  samples: [
    ...TONES.map((tone) => ({
      state: tone,
      draw: () => <Banner tone={tone}>Your answers are safe on this device.</Banner>,
    })),
    {
      state: 'with a button',
      draw: () => (
        <Banner tone="red" action={<Button dense>Try Again</Button>}>
          The quizzes could not be loaded.
        </Banner>
      ),
    },
    { state: 'long word', draw: () => <Banner tone="yellow">{LONG_WORD}</Banner> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => (
        <Banner tone="blue" action={<Button dense>{ARABIC}</Button>}>
          {ARABIC}
        </Banner>
      ),
    },
  ],
}

export const emptyStates: Shelf = {
  title: 'Empty states',
  samples: [
    {
      state: 'rest',
      draw: () => (
        <EmptyState
          drawing={DRAWING_NAMES[0]}
          title="No slot booked"
          note="Book a slot to access quizzes"
          action={<Button kind="primary">Book Slot</Button>}
        />
      ),
    },
    { state: 'title alone', draw: () => <EmptyState icon="search" title="Nothing found" /> },
    { state: 'long word', draw: () => <EmptyState icon="list" title={LONG_WORD} note={LONG_WORD} /> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <EmptyState icon="list" title={ARABIC} note={ARABIC} />,
    },
  ],
}

const SCORES = [
  [34, 'red'],
  [72, 'yellow'],
  [95, 'green'],
] as const

export const scales: Shelf = {
  title: 'Scales',
  samples: [
    { state: 'plain', draw: () => <ProgressBar label="Answered" value={7} max={30} /> },
    {
      state: 'score, marks at 60 and 80',
      draw: () =>
        SCORES.map(([value, tone]) => (
          <ProgressBar key={tone} label="Score" value={value} max={100} tone={tone} marks="score" />
        )),
    },
    {
      state: 'utilization, marks at 70 and 90',
      draw: () => <ProgressBar label="Utilization" value={93} max={100} tone="red" marks="utilization" />,
    },
    {
      state: 'minutes of a slot, a mark every 5',
      draw: () => <ProgressBar label="Time" value={12} max={30} marks="slot" />,
    },
    { state: 'empty', draw: () => <ProgressBar label="Answered" value={0} max={30} /> },
    {
      state: 'right to left',
      rtl: true,
      draw: () => <ProgressBar label={ARABIC} value={12} max={30} marks="slot" />,
    },
  ],
}

const read = (remote: Remote<string, string>) => () => (
  <RemoteView
    remote={remote}
    skeleton={<LineSkeleton lines={3} />}
    explain={(problem) => problem}
    onRetry={nothing}
  >
    {(text) => <p>{text}</p>}
  </RemoteView>
)

const FAILED = 'The results could not be loaded.'

export const waiting: Shelf = {
  title: 'Waiting and failing',
  samples: [
    { state: 'spinner', draw: () => <Spinner label="Loading quiz..." /> },
    { state: 'skeleton of cards', draw: () => <CardSkeleton count={2} /> },
    { state: 'read: loading', draw: read({ loading: true }) },
    { state: 'read: there', draw: read({ loading: false, data: 'Three results.' }) },
    { state: 'read: failed', draw: read({ loading: false, error: FAILED }) },
    { state: 'read: tried again', draw: read({ loading: true, error: FAILED }) },
    {
      state: 'read: old data, then failed',
      draw: read({ loading: false, error: FAILED, data: 'Three results.' }),
    },
  ],
}

const question = { title: 'Submit Quiz?', message: 'You cannot change your answers after that.' }
const answers = { onConfirm: nothing, onCancel: nothing }

export const dialogs: Shelf = {
  title: 'Dialogs',
  samples: [
    {
      state: 'to confirm',
      inert: true,
      draw: () => <ConfirmDialog open {...question} {...answers} confirmLabel="Submit Quiz" />,
    },
    {
      state: 'danger',
      inert: true,
      draw: () => <ConfirmDialog open danger {...question} {...answers} confirmLabel="Delete Quiz" />,
    },
    {
      state: 'loading',
      inert: true,
      draw: () => (
        <ConfirmDialog
          open
          busy
          busyText="Submitting..."
          {...question}
          {...answers}
          confirmLabel="Submit Quiz"
        />
      ),
    },
    {
      state: 'large, with a line above its buttons',
      inert: true,
      draw: () => (
        <Dialog
          open
          large
          onClose={nothing}
          title="Import Questions"
          footer={<p className="note">1 can be added, 1 cannot.</p>}
          actions={<Button kind="primary">Add Question</Button>}
        >
          <p>What is in the file is shown before anything is added.</p>
        </Dialog>
      ),
    },
    {
      state: 'long word',
      inert: true,
      draw: () => (
        <ConfirmDialog open {...answers} title={LONG_WORD} message={LONG_WORD} confirmLabel="Delete Quiz" />
      ),
    },
    {
      state: 'right to left',
      inert: true,
      rtl: true,
      draw: () => <ConfirmDialog open {...answers} title={ARABIC} message={ARABIC} confirmLabel={ARABIC} />,
    },
  ],
}
