import address from './reading-worker.ts?worker&url'

/** In a module of its own, because the single-file build replaces it: there is no other file to name. */
export const workerAddress: string | undefined = address
