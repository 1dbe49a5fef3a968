import { atom, computed, onMount } from 'nanostores'

/** Whether the browser has a network at all. */
const $network = atom(true)

onMount($network, () => {
  const update = () => $network.set(navigator.onLine)
  update()
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
})

/** Whether the last call reached the server; a network that is there may lead nowhere. */
const $reached = atom(true)
export const noteReached = (reached: boolean) => $reached.set(reached)

/** Whether answers can be sent, as far as is known. */
export const $connected = computed([$network, $reached], (network, reached) => network && reached)
