import { atom, computed, onMount } from 'nanostores'

/** Whether the browser reports a network. */
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

/** Whether the last call reached the server, since a network may lead nowhere. */
const $reached = atom(true)
export const noteReached = (reached: boolean) => $reached.set(reached)

/** Whether calls can be expected to reach the server. */
export const $connected = computed([$network, $reached], (network, reached) => network && reached)
