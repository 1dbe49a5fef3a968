import { defineFloor } from './floor-quiz.tsx'
import { showFormulas } from './formulas.ts'

defineFloor(({ text }) => <span ref={(element) => void (element && showFormulas(text, element))} />)
