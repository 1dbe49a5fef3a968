import { readApiMessage } from '../../domain/lib/api-messages.ts'
import { wordSaidBy } from '../failures/said.ts'
import { word } from '../wording.ts'
import { apiMessages } from './en.ts'

wordSaidBy((said) => {
  const message = readApiMessage(said)
  return message && word(apiMessages, message)
})
