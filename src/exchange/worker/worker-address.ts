import address from './reading-worker.ts?worker&url'

/** Apart, because the build of a single file has no other file to name. */
export const workerAddress: string | undefined = address
