import { type RefObject, useEffect, useEffectEvent } from 'react'
import { $editorStep } from '../../stores/authoring/question-options.ts'
import { $canRedo } from '../../stores/authoring/quiz-draft.ts'

/** What keys do in the room. */
export interface RoomCommands {
  next: () => void
  save: () => void
  undo: () => void
  redo: () => void
  up: () => void
  down: () => void
  /** Given the text field that has the focus. */
  formula: (area: HTMLTextAreaElement) => void
  leave: () => void
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const WITH_CONTROL: Partial<Record<string, keyof RoomCommands>> = {
  enter: 'next',
  s: 'save',
  m: 'formula',
  z: 'undo',
  y: 'redo',
}
const WITH_ALT: Partial<Record<string, keyof RoomCommands>> = { arrowup: 'up', arrowdown: 'down' }

/** What a key asks for; undefined for one that is the browser's or the text's. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): keyof RoomCommands | undefined {
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) {
    const command = altKey ? undefined : WITH_CONTROL[name]
    return shiftKey ? (command === 'undo' ? 'redo' : undefined) : command
  }
  if (shiftKey) return undefined
  return altKey ? WITH_ALT[name] : name === 'escape' ? 'leave' : undefined
}

/** Where the browser has an undo of its own. */
const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type))

/** A field cannot take back what it did not type itself: lines that filled all options, an option that was taken away. */
const isOurs = { undo: () => $editorStep.get() !== undefined, redo: () => $canRedo.get() }

/** Keys of the room, while no other dialog is open over it. */
export function useRoomKeys(dialog: RefObject<HTMLDialogElement | null>, commands: RoomCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [command, target] = [commandOf(event), event.composedPath()[0]]
    if (!command || event.isComposing || dialog.current?.querySelector('dialog[open]')) return
    if ((command === 'undo' || command === 'redo') && isTyping(target) && !isOurs[command]()) return
    event.preventDefault()
    if (command !== 'formula') commands[command]()
    else if (target instanceof HTMLTextAreaElement) commands.formula(target)
  })
  // Of the document, because a press beside the fields leaves the focus to nobody. All else is inert meanwhile.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
