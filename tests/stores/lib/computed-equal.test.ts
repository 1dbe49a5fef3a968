import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { computedEqual } from '../../../src/stores/lib/computed-equal.ts'

function listenTo<Value>(store: { listen(listener: (value: Value) => void): () => void }): Value[] {
  const heard: Value[] = []
  store.listen((value) => heard.push(value))
  return heard
}

test('an initial undefined is a value, and listeners get the next one', () => {
  const $name = atom<string | undefined>()
  const $greeting = computedEqual([$name], (name) => name && { text: `Hello ${name}` })
  const heard = listenTo($greeting)
  expect($greeting.get()).toBeUndefined()
  $name.set('Asha')
  expect(heard).toEqual([{ text: 'Hello Asha' }])
})

test('equal content is the same object and notifies no listener', () => {
  const $now = atom(0)
  const $minute = computedEqual([$now], (now) => ({ minute: Math.floor(now / 60) }))
  const heard = listenTo($minute)
  const first = $minute.get()
  for (const now of [1, 30, 59]) $now.set(now)
  expect($minute.get()).toBe(first)
  expect(heard).toEqual([])
  $now.set(60)
  expect(heard).toEqual([{ minute: 1 }])
})

test('going back to undefined notifies, too', () => {
  const $name = atom<string | undefined>('Asha')
  const $copy = computedEqual([$name], (name) => name)
  const heard = listenTo($copy)
  $name.set(undefined)
  expect($copy.get()).toBeUndefined()
  expect(heard).toEqual([undefined])
})
