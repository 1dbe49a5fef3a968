import { defineFloor } from './floor-quiz.tsx'

defineFloor(({ text }) => text)
