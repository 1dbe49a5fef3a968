// SPEC 2 Layout
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from '../../../src/ui/feedback/dialog.tsx'

function SubmitQuiz({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Finish
      </button>
      <Dialog open={open} onClose={close} title="Submit Quiz" actions={<button type="button">Send</button>}>
        <p>8 unattempted</p>
      </Dialog>
    </>
  )
}

const opened = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Submit Quiz' })
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Finish' }))

test('a dialog opens as a modal with its title as its name', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<SubmitQuiz />)
  expect(screen.queryByRole('dialog')).toBeNull()
  open()
  expect(opened().open).toBe(true)
  expect(showModal).toHaveBeenCalledTimes(1)
  showModal.mockRestore()
})

test('a dialog is closed before it is removed, so the browser gives the focus back', () => {
  const connected: boolean[] = []
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  close.mockImplementation(function (this: HTMLDialogElement) {
    connected.push(this.isConnected)
    this.removeAttribute('open')
  })
  render(<SubmitQuiz />)
  open()
  fireEvent(opened(), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(connected).toEqual([true])
  close.mockRestore()
})

test('Escape calls onClose', () => {
  const onClose = vi.fn()
  render(<SubmitQuiz onClose={onClose} />)
  open()
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(opened(), cancel)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(cancel.defaultPrevented).toBe(true)
})

test('a press beside the dialog closes it, while a press inside or a drag out of it does not', () => {
  const onClose = vi.fn()
  render(<SubmitQuiz onClose={onClose} />)
  open()
  const text = screen.getByText('8 unattempted')
  fireEvent.pointerDown(text)
  fireEvent.click(text)
  fireEvent.pointerDown(text)
  fireEvent.click(opened())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(opened())
  fireEvent.click(opened())
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a file picker cancelled inside a dialog does not close it', () => {
  const onClose = vi.fn()
  render(<SubmitQuiz onClose={onClose} />)
  open()
  fireEvent(screen.getByText('8 unattempted'), new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog becomes modal again after the page has moved the element', () => {
  render(<SubmitQuiz />)
  open()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  document.dispatchEvent(new Event('host-connected'))
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(opened().open).toBe(true)
  showModal.mockRestore()
})

test('a dialog is shown again if the browser closed it by force while it could not be', () => {
  render(
    <ConfirmDialog
      open
      busy
      title="Busy"
      message=""
      confirmLabel="Yes"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    />,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Busy' })
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
})

test('a dialog stays open when React runs its effects twice', async () => {
  const onClose = vi.fn()
  render(
    <StrictMode>
      <SubmitQuiz onClose={onClose} />
    </StrictMode>,
  )
  open()
  await new Promise((resolve) => setTimeout(resolve))
  expect(onClose).not.toHaveBeenCalled()
  expect(opened().open).toBe(true)
})

test('a confirmation reports which button was pressed, and none while busy', () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Cancel Booking"
      message="Are you sure?"
      confirmLabel="Yes"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
  const { rerender } = render(dialog(false))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  rerender(dialog(true))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('a confirmation interrupts, is described by its question, and focuses the button that changes nothing', () => {
  const no = vi.fn()
  render(
    <ConfirmDialog
      open
      title="Delete?"
      message="It is gone then."
      confirmLabel="Yes"
      onConfirm={no}
      onCancel={no}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Delete?', description: 'It is gone then.' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test('a dialog for reading focuses its title, since its content may arrive later', () => {
  render(
    <Dialog
      open
      reading
      title="Slot Bookings"
      actions={<button type="button">Close</button>}
      onClose={vi.fn()}
    />,
  )
  expect(document.activeElement?.textContent).toBe('Slot Bookings')
})
