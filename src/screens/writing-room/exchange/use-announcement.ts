import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { inNeed } from '../../../domain/exchange/import-answers.ts'
import type { FoundInText } from '../../../domain/exchange/import-reading.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { exchange } from '../../../messages/en/exchange.ts'
import { $importCounts, $importItems } from '../../../stores/exchange/import-items.ts'
import { $importFound, $importProgress } from '../../../stores/exchange/import-source.ts'

/** Announces for screen readers what was found, and each answer. */
export function useAnnouncement() {
  const [progress, found] = [useStore($importProgress), useStore($importFound)]
  const [items, counts] = [useStore($importItems), useStore($importCounts)]
  const [answer, setAnswer] = useState<{ of: FoundInText | undefined; words: string }>()
  const sayAnswer = useCallback((name: string, key: number) => {
    const number = $importItems.get().find((item) => item.name === name)?.checked.number ?? 0
    const words = exchange.paste.status.answered(number, optionLetter(key), inNeed($importCounts.get()))
    setAnswer({ of: $importFound.get(), words })
  }, [])
  const { reading, found: words } = exchange.paste
  const summary = found ? `${words.heading(items.length)}: ${words.counts(counts)}` : ''
  const said = answer && answer.of === found ? answer.words : summary
  return { said: progress ? reading.starting : said, sayAnswer }
}
