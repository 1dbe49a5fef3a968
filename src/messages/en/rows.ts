import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const rows = words('rows', {
  notShown: (count: number) =>
    plural(count, { one: '# entry could not be shown.', other: '# entries could not be shown.' }),
})
