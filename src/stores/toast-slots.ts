import { atom, computed } from 'nanostores'

/** A place on the page where toasts can be shown: one in each element, one more in each open modal dialog. */
interface ToastSlot {
  id: symbol
  modal: boolean
}

const $slots = atom<readonly ToastSlot[]>([])

/** One place shows them all. An open modal makes everything outside it inert, so then it is the one inside. */
export const $toastOwner = computed($slots, (slots) => (slots.findLast((slot) => slot.modal) ?? slots[0])?.id)

/** Offers a place until the returned function is called. */
export function offerToastSlot(id: symbol, modal: boolean): () => void {
  $slots.set([...$slots.get(), { id, modal }])
  return () => $slots.set($slots.get().filter((slot) => slot.id !== id))
}
