/** How long something may take that is on its way; a busy machine is slow. */
export const PATIENCE_MS = 20_000
