import { atom, computed } from 'nanostores'

/** A place on the page where toasts can be shown: one in each element, one more in each open modal dialog. */
interface ToastSlot {
  id: symbol
  modal: boolean
  /** False inside something that the host page hides. */
  visible: boolean
}

const $slots = atom<readonly ToastSlot[]>([])

/** One place shows them all. An open modal makes everything outside it inert, so then it is the one inside. */
export const $toastOwner = computed(
  $slots,
  (slots) => (slots.findLast((slot) => slot.modal) ?? slots.find((slot) => slot.visible) ?? slots[0])?.id,
)

/** Offers a place until the returned function is called. */
export function offerToastSlot(id: symbol, modal: boolean): () => void {
  $slots.set([...$slots.get(), { id, modal, visible: true }])
  return () => $slots.set($slots.get().filter((slot) => slot.id !== id))
}

/** The host page hid the element of a place, or shows it again. */
export function setToastSlotVisible(id: symbol, visible: boolean): void {
  const changed = $slots.get().some((slot) => slot.id === id && slot.visible !== visible)
  if (changed) $slots.set($slots.get().map((slot) => (slot.id === id ? { ...slot, visible } : slot)))
}
