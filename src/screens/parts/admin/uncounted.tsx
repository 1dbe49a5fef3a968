/** Reserves the line that says which rows are shown, until their total arrives; hidden from assistive technology. */
export const Uncounted = () => <span aria-hidden="true">…</span>
