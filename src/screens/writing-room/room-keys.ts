import { type RefObject, useEffect, useEffectEvent } from 'react'
import { $editorStep } from '../../stores/authoring/question-options.ts'
import { $canRedo } from '../../stores/authoring/quiz-draft.ts'

/** What keys do in the editor. */
export interface RoomCommands {
  next: () => void
  save: () => void
  undo: () => void
  redo: () => void
  up: () => void
  down: () => void
  /** Called with the focused text field. */
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

/** A key's command; undefined if it belongs to the browser or the text. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): keyof RoomCommands | undefined {
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) {
    const command = altKey ? undefined : WITH_CONTROL[name]
    return shiftKey ? (command === 'undo' ? 'redo' : undefined) : command
  }
  if (shiftKey) return undefined
  return altKey ? WITH_ALT[name] : name === 'escape' ? 'leave' : undefined
}

/** Fields with the browser's own undo. */
const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type))

/** A field cannot undo changes that were not typed, such as pasted option lines or a removed option. */
const isOurs = { undo: () => $editorStep.get() !== undefined, redo: () => $canRedo.get() }

/** The editor's keys, while no other dialog is open. */
export function useRoomKeys(dialog: RefObject<HTMLDialogElement | null>, commands: RoomCommands): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [command, target] = [commandOf(event), event.composedPath()[0]]
    if (!command || event.isComposing || dialog.current?.querySelector('dialog[open]')) return
    if ((command === 'undo' || command === 'redo') && isTyping(target) && !isOurs[command]()) return
    event.preventDefault()
    if (command !== 'formula') commands[command]()
    else if (target instanceof HTMLTextAreaElement) commands.formula(target)
  })
  // On the document, because a press outside the fields leaves nothing focused. Everything else is inert meanwhile.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
