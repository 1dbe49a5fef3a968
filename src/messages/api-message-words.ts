import { readApiMessage } from '../domain/lib/api-messages.ts'
import { apiMessages } from './en/api-messages.ts'
import { word } from './lib/wording.ts'
import { wordSaidBy } from './said.ts'

wordSaidBy((said) => {
  const message = readApiMessage(said)
  return message && word(apiMessages, message)
})
