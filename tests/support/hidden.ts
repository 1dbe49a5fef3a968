/** What tests look for on the machine they run on. */
type Found = 'postgres' | 'browsers' | 'fonts'

/** Whether TEST_HIDE, a comma-separated list, hides it: the run is then that of a newcomer who has Node and nothing else. */
export const hidden = (what: Found): boolean => (process.env.TEST_HIDE ?? '').split(',').includes(what)
