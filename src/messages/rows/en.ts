import { plural } from '../english.ts'

export const rows = {
  notShown: (count: number) =>
    plural(count, { one: '# entry could not be shown.', other: '# entries could not be shown.' }),
}
