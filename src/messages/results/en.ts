import { plural } from '../english.ts'

export const results = {
  attempts: (count: number) => plural(count, { one: '# attempt', other: '# attempts' }),
}
