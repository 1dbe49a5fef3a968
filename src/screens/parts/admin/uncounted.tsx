/** Holds the line of the words that say which rows are shown, until their total has arrived; said to nobody. */
export const Uncounted = () => <span aria-hidden="true">…</span>
