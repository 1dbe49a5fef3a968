/** Joins the truthy names for a class attribute. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
