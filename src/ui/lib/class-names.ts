/** The names that are there, in one class attribute. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
