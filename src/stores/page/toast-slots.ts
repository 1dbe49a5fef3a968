import { atom, computed } from 'nanostores'

/** A place for toasts: one in each element, one in each open modal dialog. */
interface ToastSlot {
  id: symbol
  modal: boolean
  /** False if the host page hides the element. */
  visible: boolean
}

const $slots = atom<readonly ToastSlot[]>([])

/** The one slot that shows toasts: inside an open modal, because everything outside is inert, else a visible one. */
export const $toastOwner = computed(
  $slots,
  (slots) => (slots.findLast((slot) => slot.modal) ?? slots.find((slot) => slot.visible) ?? slots[0])?.id,
)

/** Adds a slot. Returns the function that removes it. */
export function offerToastSlot(id: symbol, modal: boolean): () => void {
  $slots.set([...$slots.get(), { id, modal, visible: true }])
  return () => $slots.set($slots.get().filter((slot) => slot.id !== id))
}

/** Notes that the host page hid or showed the slot's element. */
export function setToastSlotVisible(id: symbol, visible: boolean): void {
  const changed = $slots.get().some((slot) => slot.id === id && slot.visible !== visible)
  if (changed) $slots.set($slots.get().map((slot) => (slot.id === id ? { ...slot, visible } : slot)))
}
