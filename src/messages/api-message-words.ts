import { readApiMessage } from '../domain/lib/api-messages.ts'
import { apiMessages } from './en/api-messages.ts'
import { word } from './lib/wording.ts'
import { setMessageWording } from './said.ts'

setMessageWording((answer) => {
  const message = readApiMessage(answer)
  return message && word(apiMessages, message)
})
